/** What the tabs of this browser tell each other about its session. */

const CHANNEL = "session";
/** For browsers without BroadcastChannel: a change of this key notifies the other tabs. */
const STORAGE_KEY = "session-news";

/**
 * `signing-out` before the session ends, so that no other tab sends calls; `signed-out` when it has ended; `signed-in`
 * from each page of a member, who may be another one than before.
 */
export type SessionNews = "signing-out" | "signed-out" | "signed-in";

export function tellOtherTabs(what: SessionNews): void {
  try {
    // The time makes every value different: an unchanged value fires no event.
    localStorage.setItem(STORAGE_KEY, `${what} ${Date.now()}`);
  } catch {
    // Storage may be unavailable; the channel below is enough.
  }
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(what);
  channel.close();
}

/** A page hears its own news as well. Returns the function that stops it. */
export function hearOtherTabs(hear: (what: unknown) => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === STORAGE_KEY && hear(event.newValue?.split(" ")[0]);
  addEventListener("storage", onStorage);
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener("message", (event) => hear(event.data));
  return () => {
    removeEventListener("storage", onStorage);
    channel?.close();
  };
}
