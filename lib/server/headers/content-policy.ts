/**
 * The Content-Security-Policy of a page: scripts by nonce only, no frames, connections to this origin and the
 * push host.
 */
export interface PolicyFacts {
  nonce: string;
  host: string;
  isSecure: boolean;
  /** Pages under `external` may be framed by partners. */
  isExternal: boolean;
  framePartners: readonly string[];
  /** A push server outside this origin. */
  pushSource?: string;
  /** Origins where Firebase registers devices for push messages; empty without it. */
  messagingSources?: string;
  /** The signup uses Google's reCAPTCHA: its frames and calls are allowed. */
  hasCaptcha?: boolean;
  /**
   * Origins of connected game providers. Every page allows them, because the router opens a game without a new
   * document.
   */
  gameOrigins?: readonly string[];
  /** Origin of the live chat that may be framed. */
  chatSource?: string;
  /** Google Analytics is configured, for visitors who consent. */
  hasAnalytics?: boolean;
  /** The dev server evaluates its own code. */
  isDev: boolean;
}

export function contentPolicy(facts: PolicyFacts): string {
  const socket = `${facts.isSecure ? "wss" : "ws"}://${facts.host}`;
  const ancestors = frameAncestors(facts);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${facts.nonce}' 'strict-dynamic'${facts.isDev ? " 'unsafe-eval'" : ""}`,
    // Widths of bars and positions of virtual rows are style attributes; a nonce cannot allow those.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // An operator's videos may be on another host.
    "media-src 'self' https:",
    "font-src 'self'",
    // Some browsers do not count sockets to their own origin as 'self'.
    `connect-src 'self' ${socket}${facts.pushSource ? ` ${facts.pushSource}` : ""}${facts.hasCaptcha ? ` ${recaptcha}` : ""}${facts.messagingSources ? ` ${facts.messagingSources}` : ""}${facts.hasAnalytics ? ` ${analytics}` : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    [
      "frame-src 'self'",
      ...(facts.hasCaptcha ? captchaFrames : []),
      ...(facts.gameOrigins ?? []),
      ...(facts.chatSource ? [facts.chatSource] : []),
    ].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(ancestors ? [ancestors] : []),
    ...(facts.isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Its script is allowed by `strict-dynamic`: our own code loads it. */
const recaptcha = "https://www.google.com/recaptcha/";
const captchaFrames = [recaptcha, "https://recaptcha.google.com/recaptcha/"];

/** Origins of Google Analytics. */
const analytics =
  "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";

/** Empty: any site may embed external pages (decision 7). */
function frameAncestors({ isExternal, framePartners }: PolicyFacts): string {
  if (!isExternal) return "frame-ancestors 'none'";
  return framePartners.length ? `frame-ancestors 'self' ${framePartners.join(" ")}` : "";
}
