import type { Poy } from "@/lib/contract/poys";
import type { SetRow } from "@/lib/domain/four-digit/slip";
import type { StoreDeps } from "../_core/registry";

/**
 * Buys sets by the create call of the round's market. The call is chosen by `betName`, spelt as the upstream
 * spells it.
 */
export function postSets(
  { call }: StoreDeps,
  betName: string,
  taken: { betId: string; lines: SetRow[] },
  key: string,
): Promise<Poy> {
  switch (betName) {
    case "BET_LOTERRY4_LAOS":
      return call("lotteries", "createLao", { body: { ...taken, betName }, key });
    case "BET_LOTTERY4_LAOS_SUPER":
      return call("lotteries", "createLaoSuper", {
        body: { ...taken, betName },
        key,
      });
    case "BET_LOTERRY4_HANOY":
      return call("lotteries", "createHanoy", { body: { ...taken, betName }, key });
    case "BET_LOTERRY4_MALAY":
      return call("lotteries", "createMalay", { body: { ...taken, betName }, key });
    default:
      throw new RangeError(`no market of sets: ${betName}`);
  }
}
