/** What happens when the upstream refuses the token itself: the slip is saved, then the 401 page, once. */
import Cookies from "js-cookie";
import { signingOut } from "./signing-out";

/** Calls that show their own message, or work in the background where a refusal says nothing to the member. */
const exempt: ReadonlySet<string> = new Set([
  "users.login",
  "users.line-login",
  "users.signup",
  "users.external-login",
  "hand-offs.create",
  "hand-offs.exchange",
  "users.logout",
  "visitors.identify",
  "devices.push-token",
  "push.auth",
]);

/** Read by the middleware: the next page asked for is answered by the 401 page. Foreign pages cannot set it. */
export const REFUSED_COOKIE = "session-refused";

type Save = () => void | Promise<void>;
const saves = new Set<Save>();
let leaving: Promise<void> | undefined;

/** Runs `save` before the member is taken away; returns the way to take it back. */
export function beforeUnauthorized(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Many calls may fail together; the member is led away once, and not at all while he signs out. */
export function leadToUnauthorized(callName: string, leave: () => void = askAgain): Promise<void> {
  if (exempt.has(callName) || typeof document === "undefined") return Promise.resolve();
  // Refused because the member is leaving: the front page is on its way.
  if (signingOut.hasBegun()) return Promise.resolve();
  leaving ??= Promise.allSettled([...saves].map(async (save) => save())).then(leave);
  return leaving;
}

/** The same address again, as a whole page: the answer is the 401 page with its status. */
function askAgain(): void {
  Cookies.set(REFUSED_COOKIE, "1", { path: "/", sameSite: "strict", expires: new Date(Date.now() + 30_000) });
  location.reload();
}

/** Tests begin anew. */
export function forgetLeaving(): void {
  leaving = undefined;
  saves.clear();
}
