import { isFault } from "@/lib/contract/fault";
import { poyByKey } from "@/lib/contract/poys";
import type { Calls } from "../../../tools/testing/calls";
import { newKey } from "../../../tools/testing/calls";
import type { Person } from "../world/people";
import { bet, line } from "../world/rounds";

/** A member who bets one slip after the other through trouble: a slip without an answer is repeated by its key. */
export interface SteadyBets {
  /** Sends one slip, or the last one again: "taken", or the code of what it met; "lost" without any answer. */
  send(service: Pick<Calls, "call">): Promise<string>;
  /** Slips that were acknowledged, by their key. */
  acknowledged: ReadonlyMap<string, string>;
  /** What is missing or another of what was acknowledged. */
  missing(service: Pick<Calls, "call">): Promise<string[]>;
}

export function steadyBets(member: Person, betId: string): SteadyBets {
  const acknowledged = new Map<string, string>();
  let pending: { key: string; lines: ReturnType<typeof line>[] } | null = null;
  return {
    acknowledged,
    async send(service) {
      pending ??= { key: newKey(), lines: [line("teng_bon_2", "47", 1), line("teng_lang_1", "5", 2)] };
      try {
        const { poyId } = await bet(service, member, betId, pending.lines, pending.key);
        acknowledged.set(pending.key, poyId);
        pending = null;
        return "taken";
      } catch (error) {
        return isFault(error) ? error.code : "lost";
      }
    },
    async missing(service) {
      const wrong: string[] = [];
      for (const [key, poyId] of acknowledged) {
        const found = await service.call(poyByKey, { query: { key }, token: member.token });
        if (found.poyId !== poyId) wrong.push(`${key} is ${found.poyId}, was ${poyId}`);
      }
      return wrong;
    },
  };
}
