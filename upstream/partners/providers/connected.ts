import type { UpstreamEnv } from "../../config/env";
import type { GameProvider } from "../../http/game-provider";
import { signedProvider } from "./signed";

/** The providers that are configured by the environment. */
export const connectedProviders = ({ GAME_PROVIDERS }: UpstreamEnv): GameProvider[] =>
  [...GAME_PROVIDERS].map(([partner, connection]) => signedProvider(partner, connection));
