/** What the web server, the upstream and the simulator must say alike about LINE. No zod here, no crypto. */

/** Where the member comes back to from LINE; without a language, for LINE knows one address. */
export const LINE_CALLBACK = "/login/line/auth";

/** Who signs the id tokens. */
export const lineIssuer = {
  real: "https://access.line.me",
  simulated: "https://line-simulator.invalid",
} as const;

/** The simulator's channel. Its secret is made of the box's own: `simulatorSecretLabel` under `TOKEN_SECRET`. */
export const SIMULATOR_CHANNEL = "line-simulator";
export const simulatorSecretLabel = "the secret of the LINE simulator's channel";

/** Where the simulator stands on the embedded upstream; browsers reach all but the token's through the site. */
export const simulatorPaths = {
  authorize: "/sim/line/authorize",
  token: "/sim/line/token",
  /** What the played accounts of a browser were sent; `ui_locales` says in which language the page speaks. */
  messages: "/sim/line/messages",
} as const;
