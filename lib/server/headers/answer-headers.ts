/**
 * What every answer carries, whoever makes it: pages, files, calls, redirects, refusals, failures. No imports with
 * an alias: the framework's own configuration reads this file, too.
 */
import { isExternal, isGameFrame } from "../../domain/access/path";

export const everywhere: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Framed by nobody and shared with nobody (decision 7). */
export const atHome: Readonly<Record<string, string>> = {
  "X-Frame-Options": "DENY",
  // Pages bring a policy of their own (content-policy). Of a file it would bind the worker that runs it.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Pages below /external: a partner's page may itself be one that takes in only what is offered to it. */
export const forPartners: Readonly<Record<string, string>> = {
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Games of the box's own provider: framed by this site alone. Their policy comes with them. */
export const forGames: Readonly<Record<string, string>> = {
  "X-Frame-Options": "SAMEORIGIN",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const httpsOnly: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
};

/** @param pathname as it came, still encoded */
export const answerHeaders = (pathname: string, isHttps: boolean): Record<string, string> => ({
  ...everywhere,
  ...(isExternal(pathname) ? forPartners : isGameFrame(pathname) ? forGames : atHome),
  ...(isHttps && httpsOnly),
});
