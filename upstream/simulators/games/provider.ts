/**
 * The built-in demo provider: small games in play credit. It knows only a player name per member and the wallet's
 * answers, like any outside provider.
 */
import { createHmac } from "node:crypto";
import type { UpstreamEnv } from "../../config/env";
import type { GameProvider } from "../../http/game-provider";
import { signedProtocol } from "../../partners/providers/signed";
import { playOf } from "./plays";
import { takeSeat } from "./seats";

export const DEMO_PARTNER = "wl";

/** Where simulators are on and no other provider is configured in its place. */
export function demoProvider(env: UpstreamEnv): GameProvider | null {
  if (!env.SIMULATORS || env.GAME_PROVIDERS.has(DEMO_PARTNER)) return null;
  return {
    partner: DEMO_PARTNER,
    isDemo: true,
    ...signedProtocol(DEMO_PARTNER, demoSecret(env)),
    launch: takeSeat,
    playOf,
  };
}

/** Secret shared by the demo provider and the wallet. */
export const demoSecret = ({ TOKEN_SECRET }: UpstreamEnv): string =>
  createHmac("sha256", TOKEN_SECRET).update("the secret of the demo provider of games").digest("hex");
