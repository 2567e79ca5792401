/** Leaving: a POST ends the session, the other tabs follow, and the site's front page is next either way. */

import { call } from "@/lib/client/calls/lazy-call";
import { signingOut } from "@/lib/client/calls/signing-out";
import { forgetLastSlips } from "@/lib/client/device/last-slips";
import { forgetToken } from "@/lib/client/device/push-token";

const CHANNEL = "session";
/** `signing-out` before the session ends, so that no other tab asks in its name; `signed-out` when it has ended. */
type News = "signing-out" | "signed-out";
/** For browsers without BroadcastChannel: a change of this key reaches the other tabs. */
const STORAGE_KEY = "session-news";
/** A tab that began to sign out and was closed over it: the others leave by themselves, as their token may be dead. */
const FOLLOW_AFTER_MS = 10_000;

/** Ends the session and tells the other tabs; stays on this page (the 401 page does so on mount). Never rejects. */
export async function endSession(): Promise<void> {
  forgetLastSlips();
  try {
    await call("users", "logout");
  } catch {
    // The web server's deny-list ends the token even where the upstream was not reached.
  }
  forgetToken();
  // A page that was just being read may have kept them meanwhile.
  forgetLastSlips();
  tellOtherTabs("signed-out");
}

/** Ends the session and goes to `/` as a whole page, even when the call failed. */
export async function logout(leave: () => void = () => location.assign("/")): Promise<void> {
  signingOut.begin();
  tellOtherTabs("signing-out");
  await endSession();
  leave();
}

function tellOtherTabs(what: News): void {
  try {
    // The time makes every value a new one: an unchanged value tells nobody.
    localStorage.setItem(STORAGE_KEY, `${what} ${Date.now()}`);
  } catch {
    // Storage may be closed to us; the channel below is enough.
  }
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(what);
  channel.close();
}

/**
 * In every member page: goes to `/` when another tab has signed out, and asks nothing more from the moment that it
 * begins to. Returns the way to stop.
 */
export function followLogout(leave: () => void = () => location.assign("/")): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const hear = (what: unknown) => {
    if (isOver) return;
    if (what === "signing-out") {
      signingOut.begin();
      timer ??= setTimeout(() => hear("signed-out"), FOLLOW_AFTER_MS);
    }
    if (what === "signed-out") {
      stop();
      leave();
    }
  };
  const onStorage = (event: StorageEvent) => event.key === STORAGE_KEY && hear(event.newValue?.split(" ")[0]);
  addEventListener("storage", onStorage);
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener("message", (event) => hear(event.data));
  return () => {
    stop();
    removeEventListener("storage", onStorage);
    channel?.close();
  };
}
