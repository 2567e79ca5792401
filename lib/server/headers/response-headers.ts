/**
 * Headers of every response: pages, files, calls, redirects, refusals, failures. No imports with an alias,
 * because the framework's configuration loads this file too.
 */
import { isExternal, isGameFrame, isReceipt } from "../../domain/access/path";

export const everywhere: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Not framed by any site and not shared with any (decision 7). */
export const sameOriginHeaders: Readonly<Record<string, string>> = {
  "X-Frame-Options": "DENY",
  // Pages have a policy of their own (content-policy). On a file a full policy would restrict the worker that
  // runs it.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Pages below /external: the partner's page may require cross-origin resource policy of what it embeds. */
export const partnerHeaders: Readonly<Record<string, string>> = {
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Games of the embedded provider: framed by this site only. They have their own policy. */
export const gameHeaders: Readonly<Record<string, string>> = {
  "X-Frame-Options": "SAMEORIGIN",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Public receipts: neither listed nor named to other sites. No page is stored (handle-page-request.ts). */
export const receiptHeaders: Readonly<Record<string, string>> = {
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export const httpsOnly: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
};

/** @param pathname as received, still encoded */
export const answerHeaders = (pathname: string, isHttps: boolean): Record<string, string> => ({
  ...everywhere,
  ...(isExternal(pathname) ? partnerHeaders : isGameFrame(pathname) ? gameHeaders : sameOriginHeaders),
  ...(isReceipt(pathname) && receiptHeaders),
  ...(isHttps && httpsOnly),
});
