import type { UpstreamEnv } from "../config/env";
import { demoProvider } from "./demo/provider";
import type { GameProvider } from "./provider";
import { signedProvider } from "./providers/signed";

/** A configured provider comes first; with simulators on, the demo provider is behind `wl`. */
export function providerOf(env: UpstreamEnv, partner: string): GameProvider | null {
  const connection = env.GAME_PROVIDERS.get(partner);
  if (connection) return signedProvider(partner, connection);
  const demo = demoProvider(env);
  return demo?.partner === partner ? demo : null;
}
