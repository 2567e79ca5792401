/**
 * The site's worker. It keeps one page, `/offline`, in the four languages with what that page needs, and shows it
 * where a page cannot be fetched for lack of a network. It keeps nothing of a member's and never sends anything
 * by itself. The address it is registered under names the build, so that a new build brings new copies.
 */
const build = new URL(self.location.href).searchParams.get("build") ?? "";
const prefix = "offline-";
const currentCache = prefix + build;
const languages = { th: "th", en: "en", kh: "km", mm: "my" };
const folders = Object.keys(languages);

const pageOf = (folder) => (folder === "th" ? "/offline" : `/${folder}/offline`);
/** Files whose names change with their contents. */
const isFile = (pathname) => /^\/(?:_next\/static\/|fonts\/|icons-\d+\.svg$)/.test(pathname);
const isCall = (pathname) => /^\/(?:api|poy-api|sim)(?:\/|$)/.test(pathname);

self.addEventListener("install", (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOld(), askAhead(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // Frames are somebody else's page; what a call answers is no page.
    if (request.destination === "document" && !isCall(url.pathname)) event.respondWith(pageOrOffline(event));
  } else if (isFile(url.pathname)) event.respondWith(keptOr(request));
});

/** Made as for a guest: no cookie goes along, so that nobody's name or money comes back. */
const asGuest = (folder) => ({
  credentials: "omit",
  cache: "no-store",
  redirect: "error",
  // Whoever reads one language is not offered another.
  headers: { "Accept-Language": languages[folder] },
});

async function keepPages() {
  const cache = await caches.open(currentCache);
  const needed = new Set();
  for (const folder of folders) {
    const answer = await fetch(pageOf(folder), asGuest(folder));
    if (!answer.ok) throw new Error(`${pageOf(folder)} answers ${answer.status}`);
    for (const file of filesIn(await answer.clone().text())) needed.add(file);
    await cache.put(pageOf(folder), answer);
  }
  await cache.addAll(needed);
}

/** Scripts, styles, letters and icons that a page names, in its tags or in what its scripts read. */
function filesIn(html) {
  const named = html.match(/\/(?:_next\/static\/|fonts\/|icons-\d+\.svg)[^"'\\\s<>()?#]*/g) ?? [];
  return named.filter((path) => isFile(path) && !path.endsWith("/"));
}

async function dropOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== currentCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page is asked for while the worker wakes up: it costs nobody time. */
async function askAhead() {
  await self.registration.navigationPreload?.enable();
}

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await offlinePage(new URL(event.request.url).pathname)) ?? Response.error();
  }
}

/** In the language of the address; one without a prefix is Thai, unless the visitor has chosen another. */
async function offlinePage(pathname) {
  const named = folders.find((folder) => folder === pathname.split("/")[1]);
  const folder = named ?? (await chosenLanguage()) ?? "th";
  return caches.match(pageOf(folder), { cacheName: currentCache });
}

async function chosenLanguage() {
  const cookie = await self.cookieStore?.get("locale").catch(() => null);
  return folders.find((folder) => folder === cookie?.value);
}

/** Storage that cannot be read keeps nobody from what the network has. */
async function keptOr(request) {
  return (await caches.match(request, { cacheName: currentCache }).catch(() => undefined)) ?? fetch(request);
}
