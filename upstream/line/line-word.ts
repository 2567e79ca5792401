/** LINE's own word on who somebody is: an id token, signed by LINE for our channel. */
import { jwtVerify } from "jose";
import type { UpstreamEnv } from "../config/env";
import { lineChannel } from "./channel";

export interface LineWord {
  /** LINE's id of the person, the same in every login by our channel. */
  lineId: string;
}

/** Null for a word that LINE did not give, gave another channel, or gave too long ago. */
export async function readLineWord(env: UpstreamEnv, idToken: string): Promise<LineWord | null> {
  const channel = lineChannel(env);
  if (!channel || !idToken) return null;
  try {
    // Web channels of LINE sign with the channel's secret.
    const { payload } = await jwtVerify(idToken, new TextEncoder().encode(channel.secret), {
      algorithms: ["HS256"],
      issuer: channel.issuer,
      audience: channel.id,
      requiredClaims: ["sub", "exp"],
    });
    return payload.sub ? { lineId: payload.sub.slice(0, 120) } : null;
  } catch {
    return null;
  }
}
