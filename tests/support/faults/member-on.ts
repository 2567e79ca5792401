import { satang } from "@/lib/domain/money/money";
import type { TestDatabase } from "../database/database";
import { brokenLaws } from "../database/ledger";
import { openTestService } from "../service/service";
import { newcomers } from "../world/people";
import { addRound } from "../world/rounds";
import { type SteadyBets, steadyBets } from "./steady-bets";

/** Prepares a database for one member's bets, without a service afterwards. */
export async function memberOn(database: TestDatabase): Promise<SteadyBets> {
  const service = await openTestService(database);
  const [member] = await newcomers(service, 1, satang(50_000_00));
  if (!member) throw new Error("nobody came");
  const betId = await addRound(service, "th_open");
  await service.close();
  return steadyBets(member, betId);
}

/** The laws of the ledger, read by a service of its own once no other runs. */
export async function lawsOn(database: TestDatabase): Promise<string[]> {
  const service = await openTestService(database);
  try {
    return await brokenLaws(service.db);
  } finally {
    await service.close();
  }
}
