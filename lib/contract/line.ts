/** LINE constants shared by the web server, the upstream and the simulator. No zod here, no crypto. */

/** Path that LINE redirects back to; without a language, because LINE has one registered address. */
export const LINE_CALLBACK = "/login/line/auth";

/** Issuer of the id tokens. */
export const lineIssuer = {
  real: "https://access.line.me",
  simulated: "https://line-simulator.invalid",
} as const;

/** The simulator's channel. Its secret is derived from `TOKEN_SECRET` with `simulatorSecretLabel`. */
export const SIMULATOR_CHANNEL = "line-simulator";
export const simulatorSecretLabel = "the secret of the LINE simulator's channel";

/** Paths of the simulator on the embedded upstream; browsers reach all but the token's through the site. */
export const simulatorPaths = {
  authorize: "/sim/line/authorize",
  token: "/sim/line/token",
  /** Messages sent to the simulated accounts of a browser; `ui_locales` is the page's language. */
  messages: "/sim/line/messages",
} as const;
