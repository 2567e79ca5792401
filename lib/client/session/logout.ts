/** Logout: a POST ends the session, other tabs follow, and the front page is loaded in any case. */

import { call } from "@/lib/client/calls/lazy-call";
import { signingOut } from "@/lib/client/calls/signing-out";
import { forgetLastSlips } from "@/lib/client/device/last-slips";
import { forgetToken } from "@/lib/client/device/push-token";
import { hearOtherTabs, tellOtherTabs } from "./session-news";

/**
 * If the tab that logs out is closed before it finishes, the others leave after this time, because their token
 * may be invalid.
 */
const FOLLOW_AFTER_MS = 10_000;

const sendLogout = (): Promise<unknown> => call("users", "logout");

/**
 * Ends the session and notifies the other tabs; stays on this page (the 401 page does so on mount). Never
 * rejects.
 */
export async function endSession(send = sendLogout): Promise<void> {
  forgetLastSlips();
  try {
    await send();
  } catch {
    // The web server's deny-list ends the token even where the upstream was not reached.
  }
  forgetToken();
  // A running read may have stored them meanwhile.
  forgetLastSlips();
  tellOtherTabs("signed-out");
}

/** Ends the session and goes to `/` as a whole page, even when the call failed. */
export async function logout(
  leave: () => void = () => location.assign("/"),
  send = sendLogout,
): Promise<void> {
  signingOut.beginHere();
  tellOtherTabs("signing-out");
  await endSession(send);
  leave();
}

/**
 * On every member page: goes to `/` when another tab has logged out, and sends no more calls from the moment it
 * starts to. Returns the function that stops it.
 */
export function followLogout(leave: () => void = () => location.assign("/")): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const hear = (what: unknown) => {
    // A page hears its own news as well; it goes where its own logout leads.
    if (isOver || signingOut.hasBegunHere()) return;
    if (what === "signing-out") {
      signingOut.begin();
      timer ??= setTimeout(() => hear("signed-out"), FOLLOW_AFTER_MS);
    }
    if (what === "signed-out") {
      stop();
      leave();
    }
  };
  const stopHearing = hearOtherTabs(hear);
  return () => {
    stop();
    stopHearing();
  };
}
