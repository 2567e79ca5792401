/** Leaving: a POST ends the session, the other tabs follow, and the site's front page is next either way. */
import { call } from "./lazy-call";
import { signingOut } from "./signing-out";

const CHANNEL = "session";
const SIGNED_OUT = "signed-out";
/** For browsers without BroadcastChannel: a change of this key reaches the other tabs. */
const STORAGE_KEY = "session-signed-out-at";

/** Ends the session and tells the other tabs; stays on this page (the 401 page does so on mount). Never rejects. */
export async function endSession(): Promise<void> {
  try {
    await call(() => import("@/lib/contract/users").then((noun) => noun.logout));
  } catch {
    // The web server's deny-list ends the token even where the upstream was not reached.
  }
  tellOtherTabs();
}

/** Ends the session and goes to `/` as a whole page, even when the call failed. */
export async function logout(leave: () => void = () => location.assign("/")): Promise<void> {
  signingOut.begin();
  await endSession();
  leave();
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    // Storage may be closed to us; the channel below is enough.
  }
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** In every member page: goes to `/` when another tab signs out. Returns the way to stop. */
export function followLogout(leave: () => void = () => location.assign("/")): () => void {
  let isOver = false;
  const follow = () => {
    if (!isOver) leave();
    isOver = true;
  };
  const onStorage = (event: StorageEvent) => event.key === STORAGE_KEY && follow();
  addEventListener("storage", onStorage);
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener("message", (event) => event.data === SIGNED_OUT && follow());
  return () => {
    isOver = true;
    removeEventListener("storage", onStorage);
    channel?.close();
  };
}
