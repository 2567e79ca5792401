/** The LINE channel whose tokens are accepted: a real one, the simulator's, or none. */
import { createHmac } from "node:crypto";
import { lineIssuer, SIMULATOR_CHANNEL, simulatorSecretLabel } from "@/lib/contract/line";
import type { UpstreamEnv } from "../config/env";

export interface LineChannel {
  id: string;
  secret: string;
  issuer: string;
  isSimulated: boolean;
}

export function lineChannel(env: UpstreamEnv): LineChannel | null {
  const { LINE_CHANNEL_ID: id, LINE_CHANNEL_SECRET: secret, SIMULATORS, TOKEN_SECRET } = env;
  if (id && secret) return { id, secret, issuer: lineIssuer.real, isSimulated: false };
  if (!SIMULATORS) return null;
  return {
    id: SIMULATOR_CHANNEL,
    secret: createHmac("sha256", TOKEN_SECRET).update(simulatorSecretLabel).digest("hex"),
    issuer: lineIssuer.simulated,
    isSimulated: true,
  };
}
