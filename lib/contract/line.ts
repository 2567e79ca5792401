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

/** Where the simulator stands on the embedded upstream; browsers reach the first through the site. */
export const simulatorPaths = { authorize: "/sim/line/authorize", token: "/sim/line/token" } as const;
