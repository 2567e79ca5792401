/**
 * Google Analytics, after a visitor's consent: deferred, never in a frame. It receives the route of a page, not
 * which slip, deposit or invitation it shows, and nothing about the visitor.
 */

import Cookies from "js-cookie";
import { normalise } from "@/lib/domain/access/path";
import { matchRoute } from "@/lib/domain/access/routes";
import { isSiteMark } from "@/lib/domain/site/site-identifiers";
import { afterInteraction } from "./after-interaction";
import { isFramed } from "./partner-frame";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let begun: string | undefined;

/** Reports one page view; the first one loads the vendor's script. Never rejects. */
export async function reportPageView(gaID: string, pathname: string): Promise<void> {
  if (!isSiteMark("gaID", gaID) || isFramed()) return;
  await afterInteraction();
  begin(gaID);
  say("event", "page_view", { page_location: location.origin + routeOf(pathname), page_referrer: "" });
}

/** Consent was withdrawn: the vendor's script is disabled and its cookies are deleted. */
export function disableAnalytics(gaID: string): void {
  setOptOut(gaID, true);
  for (const name of Object.keys(Cookies.get()))
    if (/^_ga(_|$)/.test(name)) for (const domain of domains()) Cookies.remove(name, { domain });
}

/** The vendor's opt-out flag, checked before each report. */
const setOptOut = (gaID: string, isSilent: boolean) =>
  Object.assign(window, { [`ga-disable-${gaID}`]: isSilent });

/** The vendor sets its cookies on the widest domain that the browser allows. */
function domains(): string[] {
  const parts = location.hostname.split(".");
  return ["", ...parts.map((_, at) => parts.slice(at).join("."))];
}

function begin(gaID: string): void {
  setOptOut(gaID, false);
  if (begun === gaID) return;
  begun = gaID;
  say("js", new Date());
  say("config", gaID, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location.origin + routeOf(location.pathname),
    page_referrer: "",
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${gaID}`;
  document.head.append(script);
}

/** The vendor requires the `arguments` object of a call; an array has another meaning. */
function say(..._: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** The route instead of the address, which may contain names and numbers of persons. */
export function routeOf(pathname: string): string {
  const here = normalise(pathname);
  const route = here && matchRoute(here.segments)?.route;
  return route ? route.pattern : "/other";
}

/** Resets the state between tests. */
export function forgetAnalytics(): void {
  begun = undefined;
  delete window.dataLayer;
}
