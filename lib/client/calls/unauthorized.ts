/** When the upstream refuses the token itself, the slip is saved and the 401 page shown, once. */
import Cookies from "js-cookie";
import { signingOut } from "./signing-out";

/** Calls that show their own message, or run in the background without concern for the member. */
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

/** Read by the middleware: the next page request gets the 401 page. Foreign pages cannot set it. */
export const REFUSED_COOKIE = "session-refused";

type Save = () => void | Promise<void>;
const saves = new Set<Save>();
let leaving: Promise<void> | undefined;

/** Registers `save`, which runs before the 401 page is shown; returns the function that removes it. */
export function beforeUnauthorized(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Many calls may fail together: the page changes once, and not at all during a logout. */
export function leadToUnauthorized(callName: string, leave: () => void = askAgain): Promise<void> {
  if (exempt.has(callName) || typeof document === "undefined") return Promise.resolve();
  // Refused because of the logout: the front page is loading already.
  if (signingOut.hasBegun()) return Promise.resolve();
  leaving ??= Promise.allSettled([...saves].map(async (save) => save())).then(leave);
  return leaving;
}

/** Reloads the address: the response is the 401 page with its status. */
function askAgain(): void {
  Cookies.set(REFUSED_COOKIE, "1", { path: "/", sameSite: "strict", expires: new Date(Date.now() + 30_000) });
  location.reload();
}

/** Resets the state between tests. */
export function forgetLeaving(): void {
  leaving = undefined;
  saves.clear();
}
