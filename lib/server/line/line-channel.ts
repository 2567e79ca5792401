/** The site's LINE Login channel: a real one, the simulator's in embedded mode, or none. */
import { createHmac } from "node:crypto";
import { lineIssuer, SIMULATOR_CHANNEL, simulatorPaths, simulatorSecretLabel } from "@/lib/contract/line";
import { env } from "@/lib/server/config/env";

export interface LineChannel {
  id: string;
  secret: string;
  issuer: string;
  /** The authorisation endpoint; on this site for the simulator. */
  authorizeUrl: (siteOrigin: string) => string;
  /** The token endpoint, called by this server. */
  tokenUrl: string;
  /** LINE refuses the parameter where no official account is linked to the channel. */
  botPrompt?: string;
  isSimulated: boolean;
}

/** Null where LINE is not offered. */
export function lineChannel(): LineChannel | null {
  const { LINE_CHANNEL_ID, LINE_CHANNEL_SECRET, LINE_AUTHORIZE_URL, LINE_TOKEN_URL, ...rest } = env();
  if (LINE_CHANNEL_ID && LINE_CHANNEL_SECRET) {
    return {
      id: LINE_CHANNEL_ID,
      secret: LINE_CHANNEL_SECRET,
      issuer: lineIssuer.real,
      authorizeUrl: () => LINE_AUTHORIZE_URL,
      tokenUrl: LINE_TOKEN_URL,
      botPrompt: rest.LINE_BOT_PROMPT,
      isSimulated: false,
    };
  }
  const { SIMULATORS, TOKEN_SECRET, API_UPSTREAM_URL } = rest;
  if (!SIMULATORS || !TOKEN_SECRET) return null;
  return {
    id: SIMULATOR_CHANNEL,
    secret: createHmac("sha256", TOKEN_SECRET).update(simulatorSecretLabel).digest("hex"),
    issuer: lineIssuer.simulated,
    authorizeUrl: (siteOrigin) => siteOrigin + simulatorPaths.authorize,
    tokenUrl: new URL(simulatorPaths.token, API_UPSTREAM_URL).href,
    isSimulated: true,
  };
}
