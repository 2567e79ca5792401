import type { GameEntry } from "@/components/yeekee/game-entries";
import type { Round } from "@/lib/contract/rounds";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { epochMs, SECOND_MS } from "@/lib/domain/time";
import { yeekeeGames } from "@/lib/domain/yeekee/day";

/** The next round to close of each game, in the order of the games; a game that has none is left out. */
export function gameEntriesOf(
  rounds: readonly Round[],
  names: Readonly<Record<string, string>>,
): readonly GameEntry[] {
  return yeekeeGames.flatMap((game) => {
    const [next] = rounds
      .filter(({ betType, betGroup }) => betGroup === "yeekee" && betType === game)
      .filter(({ betList, serverTime }) => closeMs(betList) > epochMs(serverTime))
      .sort((one, other) => closeMs(one.betList) - closeMs(other.betList));
    const roundNo = next && parseBetId(next.betList.betId)?.roundNo;
    return next && roundNo ? [{ name: names[game] ?? next.name, round: next, roundNo }] : [];
  });
}

const closeMs = ({ unixTimeStamp }: Round["betList"]) => unixTimeStamp.realCloseTime * SECOND_MS;
