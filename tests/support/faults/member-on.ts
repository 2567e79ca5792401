import { satang } from "@/lib/domain/money/money";
import type { TestDatabase } from "../database";
import { brokenLaws } from "../ledger";
import { newcomers } from "../people";
import { addRound } from "../rounds";
import { openTestService } from "../service";
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
