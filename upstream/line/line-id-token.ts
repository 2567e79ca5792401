/** LINE ID tokens: signed by LINE for our channel, they prove who the person is at LINE. */
import { jwtVerify } from "jose";
import type { UpstreamEnv } from "../config/env";
import { lineChannel } from "./channel";

export interface LineWord {
  /** LINE's user id of the person, the same in every login by our channel. */
  lineId: string;
}

/** Null for a token that LINE did not sign, that is for another channel, or that is too old. */
export async function readLineIdToken(env: UpstreamEnv, idToken: string): Promise<LineWord | null> {
  const channel = lineChannel(env);
  if (!channel || !idToken) return null;
  try {
    // LINE signs ID tokens for web channels with the channel's secret.
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
