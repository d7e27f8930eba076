// The installed app says in its own words that there is no connection. For that it keeps one page and
// what that page is drawn with, and nothing else: no table, no page that could be out of date.
const NAME = "{name}";
const FILES = {files};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const asked = event.request;
  if (asked.method !== "GET") return;
  const path = new URL(asked.url).pathname;
  if (asked.mode === "navigate") {
    event.respondWith(fetch(asked).catch(() => caches.match(FILES[0])));
  } else if (FILES.includes(path)) {
    event.respondWith(fetch(asked).catch(() => caches.match(path, { ignoreVary: true })));
  }
});
