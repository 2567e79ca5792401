import { sql } from "drizzle-orm";
import { satang } from "@/lib/domain/money/money";
import type { TestService } from "../service/service";
import { boundAccount, confirmPinOf } from "../world/banks";
import { raiseHandLimits } from "../world/hand-money";
import { befriend, newcomers, type Person } from "../world/people";
import { addRound, bet, line, settle } from "../world/rounds";
import type { Withdrawer } from "./credit-acts";

/** This many members start with affiliate money, of a friend who staked this many baht. */
const EARNERS = 6;
const STAKE_BAHT = 500_000;

/**
 * Each member with an account of their own and a verified PIN, some with affiliate money; no turnover is
 * required.
 */
export async function prepareCredit(
  service: TestService,
  members: readonly Person[],
): Promise<{ withdrawers: Withdrawer[]; referrerOf: Map<string, string> }> {
  await service.db.execute(sql`UPDATE turnover_percent SET percent = 0`);
  await raiseHandLimits(service, { members: true });
  const withdrawers: Withdrawer[] = [];
  for (const member of members) {
    const { bankId } = await boundAccount(service, member);
    await confirmPinOf(service, member);
    withdrawers.push({ ...member, bankId });
  }
  await earn(service, members.slice(0, EARNERS));
  const [host, ...others] = members;
  const friends = others.slice(EARNERS);
  if (host) await befriend(service, host, friends);
  return { withdrawers, referrerOf: new Map(friends.map(({ uuid }) => [uuid, host?.uuid ?? ""])) };
}

/** Their friends stake and lose; the settled round pays the commissions. */
export async function earn(service: TestService, hosts: readonly Person[]): Promise<void> {
  const friends = await newcomers(service, hosts.length, satang(STAKE_BAHT * 100));
  const betId = await addRound(service, "th_open");
  await service.db.execute(sql`UPDATE round_rate SET bet_max = 100000000000, member_max = 100000000000
    WHERE bet_id = ${betId} AND option = 'teng_bon_1'`);
  await service.db.execute(sql`DELETE FROM sale_tier WHERE bet_type = 'th_open' AND option = 'teng_bon_1'`);
  for (const [at, friend] of friends.entries()) {
    const host = hosts[at];
    if (!host) continue;
    await befriend(service, host, [friend]);
    await bet(service, friend, betId, [line("teng_bon_1", "9", STAKE_BAHT)]);
  }
  await settle(service, betId, { top3: "123", bottom2: "45" });
  await service.tick();
}
