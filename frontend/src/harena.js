// Harena in the browser: keeps a table's page up to date, lets cards travel, copies links.
// Everything also works without this script. It reads no game: it only shows what the server sends.
(() => {
  "use strict";
  const find = (id) => document.getElementById(id);
  const all = (css) => document.querySelectorAll(css);
  const table = find("table");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const DEAD = 25000; // ms without a word (heartbeats come every 10 s) after which a stream is dead
  const MARKS = ".spot > .mark, .crowns > .mark";
  const LATE = 1500; // ms that the board may take to come after the answer to a post

  const shared = Boolean(table && "shared" in table.dataset); // several people at this screen

  let source = null; // the open stream
  let state = table ? table.dataset.state : ""; // what the page shows, as the server calls it
  let heard = Date.now();
  let opened = heard;
  let lost = 0; // when the stream broke off; 0 while it is there
  let delay = 500;
  let retry = 0;

  // --- showing what comes ---

  let waiting = null;
  let showing = false;

  // The newest message wins: whatever came while one was being shown is shown at once after it.
  async function show(text, id) {
    waiting = waiting === null ? { text, id } : { text: waiting.text + text, id };
    if (showing) return;
    showing = true;
    while (waiting !== null) {
      const next = waiting;
      waiting = null;
      await draw(next.text);
      state = next.id || state;
    }
    showing = false;
  }

  const reads = (box) => box.scrollHeight - box.scrollTop - box.clientHeight > 60; // what is not the newest
  const toEnd = (scroll = find("log-scroll")) => scroll && scroll.scrollTo(0, 1e6);

  async function draw(text) {
    const before = places();
    const focused = document.activeElement;
    const had = focused && focused !== document.body ? focused.id : "";
    const inTable = focused && focused.closest && focused.closest("#table-form");
    const scroll = find("log-scroll");
    const reading = scroll && reads(scroll);
    const live = find("live");
    await htmx.swap({ sourceElement: live, target: live, text, swap: "innerHTML swapEmpty:false" });
    if (!reading || !table.dataset.stream) toEnd();
    const talk = find("chat-scroll");
    if (talk && !talk.matches(":hover")) toEnd(talk);
    if (had && inTable && !(find(had) || {}).isConnected) {
      const decision = find("decision");
      if (decision) decision.focus({ preventScroll: true });
    }
    travel(before);
    moments(before);
    tick();
    tellTurn();
    for (const go of all("[data-go]")) location.assign(go.href);
  }

  // --- cards that travel ---

  function places() {
    const found = new Map();
    if (calm.matches || document.hidden) return found;
    for (const card of all("#table [data-card]")) {
      const box = card.getBoundingClientRect();
      if (box.width) found.set(spotOf(card) + card.dataset.card, { box, card: card.dataset.card, spot: spotOf(card) });
    }
    for (const mark of all(MARKS)) found.set(spotOf(mark) + mark.className, {});
    for (const one of all(".creature.fallen")) found.set(one.id + "fallen", {});
    const sun = all(".sunrow")[0];
    if (sun) found.set("sun", { box: sun.getBoundingClientRect() });
    const plate = all(".plate.turn .mark")[0];
    if (plate) found.set("turn", { box: plate.getBoundingClientRect(), card: "", spot: "" });
    return found;
  }

  function spotOf(card) {
    const holder = card.closest(".creature, .tray, .decision");
    const cell = card.closest(".cell");
    return (holder ? holder.id : "") + (cell ? cell.dataset.roman : card.closest(".fan") ? "fan" : "") + ":";
  }

  function travel(before) {
    if (!before.size || calm.matches || document.hidden) return;
    for (const card of all(".creature .pile > [data-card]")) {
      const here = spotOf(card);
      if (before.has(here + card.dataset.card)) continue;
      let from = null;
      for (const old of before.values()) {
        if (old.card === card.dataset.card && old.spot !== here) from = old.box;
      }
      from = from || (before.get("turn") || {}).box;
      const to = card.getBoundingClientRect();
      if (!from || !to.width) continue;
      const x = from.left + from.width / 2 - to.left - to.width / 2;
      const y = from.top + from.height / 2 - to.top - to.height / 2;
      const size = Math.max(0.4, Math.min(2, from.width / to.width));
      card.animate(
        [{ transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 30 }, { transform: "none", zIndex: 30 }],
        { duration: 240, easing: "cubic-bezier(.2, .8, .2, 1)" },
      );
    }
  }

  // A bet drops as a coin, a revealed one turns over and rises, a creature turns to stone, and the
  // light of the round slides down.
  function moments(before) {
    if (!before.size || calm.matches || document.hidden) return;
    for (const mark of all(MARKS)) {
      if (before.has(spotOf(mark) + mark.className)) continue;
      const from = mark.closest(".crowns") ? "translateY(24px) rotateY(180deg)" : "translateY(-28px) scale(1.4)";
      mark.animate([{ transform: from, opacity: 0.2 }, { transform: "none" }], { duration: 240, easing: "ease-in" });
    }
    for (const one of all(".creature.fallen")) {
      if (before.has(one.id + "fallen")) continue;
      const frames = [{ filter: "saturate(1.8) brightness(1.15)" }, { filter: "none", transform: "translateY(4px)" }, {}];
      one.animate(frames, { duration: 700, easing: "ease-out" });
    }
    const sun = all(".sunrow")[0];
    const was = before.get("sun");
    const y = sun && was ? was.box.top - sun.getBoundingClientRect().top : 0;
    if (y < -4) sun.animate([{ transform: `translateY(${y}px)` }, { transform: "none" }], { duration: 240 });
  }

  // --- the stream ---

  function open() {
    if (source) source.close();
    clearTimeout(retry);
    opened = Date.now();
    const from = new URL(table.dataset.stream, location.href);
    from.searchParams.set("state", state);
    source = new EventSource(from);
    source.onmessage = (event) => {
      alive();
      if (event.data) show(event.data, event.lastEventId);
    };
    source.addEventListener("same", alive);
    source.addEventListener("beat", alive);
    source.addEventListener("begun", () => location.reload());
    source.onerror = () => {
      // A browser gives up for good after an error status; and its own pause may be long.
      source.close();
      lost = lost || Date.now();
      if (Date.now() - lost > 1500) offline(true);
      clearTimeout(retry);
      retry = setTimeout(open, delay * (0.7 + Math.random() * 0.6));
      delay = Math.min(delay * 2, 2000);
    };
  }

  function alive() {
    heard = Date.now();
    lost = 0;
    delay = 500;
    offline(false);
  }

  function offline(is) {
    const sign = find("offline");
    if (sign) sign.hidden = !is;
  }

  function look() {
    if (!document.hidden && Date.now() - heard > 11000) open();
  }

  async function fetchBoard() {
    try {
      const answer = await fetch(table.dataset.board, { headers: { "HX-Request": "true" } });
      if (answer.ok) await show(await answer.text(), answer.headers.get("Harena-State"));
    } catch {
      offline(true);
    }
  }

  // --- walking through the past ---

  let walking = false; // one step after another, however long a key is held

  async function step(link) {
    if (table.dataset.stream) return location.assign(link.href); // another stream belongs to it
    if (walking) return;
    walking = true;
    try {
      const answer = await fetch(link.href, { headers: { "HX-Request": "true" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const text = await answer.text();
      history.replaceState(null, "", link.href);
      await show(text, "");
    } catch {
      location.assign(link.href);
    }
    walking = false;
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input, select, textarea, .scroll, [popover]")) return;
    const link = all(`a[href][data-step="${CSS.escape(event.key)}"]`)[0];
    if (!link) return;
    event.preventDefault();
    step(link);
  });

  // --- posts ---

  document.addEventListener("htmx:after:request", (event) => {
    const answer = event.detail.ctx.response;
    const told = answer && answer.raw && answer.raw.headers.get("Harena-State");
    if (answer && answer.status === 204 && event.target.id === "say-it") event.target.reset();
    const [ask] = all("#notice .ask");
    if (ask && answer.status === 204) ask.remove();
    if (!told) return;
    if (answer.status === 204) {
      setTimeout(() => {
        if (state !== told && Date.now() - heard > LATE - 100) fetchBoard();
      }, LATE);
    } else {
      state = told;
    }
  });
  document.addEventListener("htmx:after:swap", () => {
    for (const sure of all(".ask:not(.seen) #sure")) sure.focus(), sure.parentElement.classList.add("seen");
  });
  document.addEventListener("htmx:error", () => offline(true));

  // --- a reload keeps what was half done, in this tab ---

  const name = "kept " + location.pathname;
  const scrolls = () => [...all("html, .scroll, .fan")];
  const version = () => (all("#version input")[0] || {}).value;

  function keep() {
    const [ask] = all("#notice .ask");
    const half = {
      version: version(),
      ask: ask && ask.outerHTML,
      focus: document.activeElement.id,
      open: [...all("[popover]:popover-open")].map((one) => one.id),
      text: (find("chat-text") || {}).value,
      tops: scrolls().map((one) => [one.scrollLeft, !one.id || reads(one) ? one.scrollTop : 1e6]),
    };
    sessionStorage.setItem(name, JSON.stringify(half));
  }

  function restore() {
    const half = JSON.parse(sessionStorage.getItem(name) || "{}");
    if (half.text && find("chat-text")) find("chat-text").value = half.text;
    if (!half.tops || performance.getEntriesByType("navigation")[0].type === "navigate") return;
    if (half.ask && half.version === version()) find("notice").innerHTML = half.ask;
    for (const id of half.open) if (find(id)) find(id).showPopover();
    scrolls().forEach((one, number) => one.scrollTo(...(half.tops[number] || [])));
    if (half.focus && find(half.focus)) find(half.focus).focus({ preventScroll: true });
  }

  // --- clocks: the server's time, in the viewer's zone ---

  const ahead = table && table.dataset.now ? Date.parse(table.dataset.now) - Date.now() : 0;
  const zone = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "full", timeStyle: "short" });

  function tick() {
    for (const time of all("time[data-due], time[data-at]")) {
      const at = Date.parse(time.dateTime);
      const left = Math.max(0, Math.floor((at - Date.now() - ahead) / 1000));
      const words = "due" in time.dataset ? lasting(left) : zone.format(at);
      if (time.textContent !== words) time.textContent = words;
      time.parentElement.classList.toggle("soon", left < 15);
    }
  }

  function lasting(left) {
    const [h, m] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
    const values = { d: Math.floor(h / 24), h: h < 24 ? h : h % 24, m };
    if (h) return table.dataset[h < 24 ? "hours" : "days"].replace(/\{(\w)\}/g, (_, name) => values[name]);
    return `${m}:${String(left % 60).padStart(2, "0")}`;
  }

  // --- notices of a turn: sound, icon, badge ---

  let was = now();
  let audio = null;
  let drawing = ""; // the page's icon

  function now() {
    return { mine: all(".decision.mine").length, fallen: all(".creature.fallen").length, over: all(".decision.over").length };
  }

  function tellTurn() {
    const is = now();
    if (is.over > was.over) sound(523, 659, 784);
    else if (is.fallen > was.fallen) sound(196, 147);
    else if (is.mine > was.mine) sound(659, 880);
    if (is.mine !== was.mine) countWaiting();
    was = is;
  }

  for (const touch of ["pointerdown", "keydown"]) {
    document.addEventListener(touch, () => all("[data-sound]").length && (audio = audio || new AudioContext()));
  }

  function sound(...pitches) {
    if (!audio || !all("[data-sound]").length) return;
    pitches.forEach((frequency, number) => {
      const tone = new OscillatorNode(audio, { type: "triangle", frequency });
      tone.connect(new GainNode(audio, { gain: 0.1 })).connect(audio.destination);
      const begin = audio.currentTime + number * 0.15;
      tone.start(begin);
      tone.stop(begin + 0.14);
    });
  }

  // Asked anew each time: a turn played meanwhile does not count.
  async function countWaiting() {
    const [icon, link] = all("link[rel=icon], #next-game");
    if (!link) return;
    try {
      const others = (await (await fetch(table.dataset.waiting)).json()).waiting;
      link.hidden = !others;
      link.querySelector(".badge").textContent = others;
      drawing = drawing || (await (await fetch(icon.href)).text());
      const dot = now().mine ? '<circle cx="37" cy="11" r="10" fill="#b3261e" stroke="#fff"/></svg>' : "</svg>";
      icon.href = "data:image/svg+xml," + encodeURIComponent(drawing.replace("</svg>", dot));
      if (navigator.setAppBadge) await navigator.setAppBadge(others + now().mine);
    } catch {
      // no connection, or no badge
    }
  }

  document.addEventListener("click", async (event) => {
    const dismiss = event.target.closest("[data-dismiss]");
    if (dismiss) find("notice").replaceChildren();
    const link = event.target.closest("a[href][data-step]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      step(link);
    }
    // The log opens where one's last turn ended.
    const opens = event.target.closest("[popovertarget=side]");
    if (opens) setTimeout(() => all("#log .since, #log > :last-child")[0].scrollIntoView());
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const field = find(copy.dataset.copy);
      try {
        await navigator.clipboard.writeText(field.value);
        copy.textContent = copy.dataset.done;
      } catch {
        field.select();
      }
    }
  });

  toEnd();
  if (table && table.dataset.stream) {
    open();
    tick();
    countWaiting();
    setInterval(tick, 500);
    setInterval(countWaiting, 30000);
    setInterval(() => {
      if (Date.now() - Math.max(heard, opened) > DEAD) open();
    }, 5000);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", (event) => event.persisted && (shared ? location.reload() : open()));
    window.addEventListener("online", open);
    window.addEventListener("pagehide", () => {
      if (source) source.close();
      if (!shared) keep();
      else table.hidden = true; // whoever comes back to this page may be somebody else
    });
    if (!shared) restore();
  }

  // The installed app has a page of its own for when there is no connection (app_files/sw.js).
  if (navigator.serviceWorker && matchMedia("(display-mode: standalone)").matches) {
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  }
})();
