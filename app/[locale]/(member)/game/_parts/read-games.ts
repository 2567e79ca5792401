import { cookies, headers } from "next/headers";
import { gameHighlightConfigs, gameListConfig, gameListConfigNr } from "@/lib/contract/partners";
import type { GameName } from "@/lib/domain/partners/game-path";
import { readLastPlayed } from "@/lib/domain/partners/last-played";
import { type DeviceKind, deviceKind } from "@/lib/kernel/user-agent";
import { preload } from "@/lib/server/ask/preload";
import { ownerPseudonym } from "@/lib/server/session/owner-pseudonym";
import { readSession } from "@/lib/server/session/session";
import type { GameLists } from "@/stores/games";
import { lastPlayedCookie } from "@/stores/games/storage";

/** The partners' lists, for members only; a list that is late is left out (decision 20). */
export async function readGameLists(): Promise<GameLists> {
  const [normal, nr, highlights] = await Promise.all([
    preload(gameListConfig),
    preload(gameListConfigNr),
    preload(gameHighlightConfigs),
  ]);
  return { normal, nr, highlights };
}

export interface Player {
  /** A hash of the member's uuid. */
  owner: string;
  lastPlayed: GameName[];
  device: DeviceKind;
}

/** The member, their device and the games they last played on it. */
export async function readPlayer(): Promise<Player> {
  const [session, jar, sent] = await Promise.all([readSession(), cookies(), headers()]);
  const owner = ownerPseudonym(session?.uuid ?? "guest");
  return {
    owner,
    lastPlayed: readLastPlayed(jar.get(lastPlayedCookie(owner))?.value),
    device: deviceKind(sent.get("user-agent") ?? ""),
  };
}
