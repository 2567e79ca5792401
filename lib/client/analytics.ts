/**
 * Google Analytics, once a visitor has said yes: late, never in a frame. It is told which kind of page is read, not
 * which slip, deposit or invitation it is, and nothing of who reads.
 */

import Cookies from "js-cookie";
import { normalise } from "@/lib/domain/access/path";
import { matchRoute } from "@/lib/domain/access/routes";
import { isSiteMark } from "@/lib/domain/site-marks";
import { whenLate } from "./late";
import { isFramed } from "./partner-frame";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let begun: string | undefined;

/** Tells of one page; the first one brings the vendor's script. Never rejects. */
export async function tellOfPage(gaID: string, pathname: string): Promise<void> {
  if (!isSiteMark("gaID", gaID) || isFramed()) return;
  await whenLate();
  begin(gaID);
  say("event", "page_view", { page_location: location.origin + kindOf(pathname), page_referrer: "" });
}

/** The visitor says no after a yes: the vendor's script falls silent, and what it left in the browser goes. */
export function stopTelling(gaID: string): void {
  silence(gaID, true);
  for (const name of Object.keys(Cookies.get()))
    if (/^_ga(_|$)/.test(name)) for (const domain of domains()) Cookies.remove(name, { domain });
}

/** The vendor's own switch, read before each word to it. */
const silence = (gaID: string, isSilent: boolean) =>
  Object.assign(window, { [`ga-disable-${gaID}`]: isSilent });

/** The vendor keeps its cookies at the widest domain that the browser lets it. */
function domains(): string[] {
  const parts = location.hostname.split(".");
  return ["", ...parts.map((_, at) => parts.slice(at).join("."))];
}

function begin(gaID: string): void {
  silence(gaID, false);
  if (begun === gaID) return;
  begun = gaID;
  say("js", new Date());
  say("config", gaID, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location.origin + kindOf(location.pathname),
    page_referrer: "",
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${gaID}`;
  document.head.append(script);
}

/** The vendor reads the very arguments of a call; a list of them means something else there. */
function say(..._: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** The route instead of the address: names and numbers in it are somebody's. */
export function kindOf(pathname: string): string {
  const here = normalise(pathname);
  const route = here && matchRoute(here.segments)?.route;
  return route ? route.pattern : "/other";
}

/** Tests begin anew. */
export function forgetAnalytics(): void {
  begun = undefined;
  delete window.dataLayer;
}
