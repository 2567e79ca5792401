import { sql } from "drizzle-orm";
import { closeRound, confirmResult, previewResult } from "@/lib/contract/operators/rounds";
import { createPoy, type NewPoyLine, type Poy } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import { satang } from "@/lib/domain/money/money";
import { defaultRates } from "@/lib/domain/numbers/rates";
import type { PoyOption } from "@/lib/domain/poy/options";
import { DAY_MS, HOUR_MS, SECOND_MS } from "@/lib/domain/time/time";
import { nowMs } from "@/upstream/clock/now";
import { round, roundRate } from "@/upstream/db/schema/rounds";
import { plannedMarkets } from "@/upstream/rounds/markets";
import { newKey } from "../../../tools/testing/calls";
import type { TestService } from "../service/service";
import { withSecond } from "./approvals";
import { operator, type Person } from "./people";

let rounds = 0;

interface RoundTimes {
  opensInMs?: number;
  closesInMs?: number;
  resultsInMs?: number;
  /** From when its figure exists, as late as it may close; with its result by default. */
  figuresInMs?: number;
}

/** An extra round of a market beside the planned ones, with the market's rates. No job runs for it. */
export async function addRound(
  service: Pick<TestService, "db">,
  betType: string,
  times: RoundTimes = {},
): Promise<string> {
  const market = plannedMarkets.find((one) => one.betType === betType);
  if (!market) throw new Error(`no such market: ${betType}`);
  const { opensInMs = -HOUR_MS, closesInMs = HOUR_MS, resultsInMs = closesInMs + HOUR_MS } = times;
  const { figuresInMs = resultsInMs } = times;
  // As planned rounds have them, in whole seconds.
  const now = Math.floor((await nowMs(service.db)) / SECOND_MS) * SECOND_MS;
  rounds += 1;
  const serviceDate = new Date(now + (Math.floor(rounds / 900) + 400) * DAY_MS).toISOString().slice(0, 10);
  const betId = `${betType}-${serviceDate}-${(rounds % 900) + 1}`;
  await service.db.insert(round).values({
    betId,
    betGroup: market.betGroup,
    betType,
    betName: market.betName,
    name: market.name.th,
    serviceDate,
    openAt: new Date(now + opensInMs),
    closeAt: new Date(now + closesInMs),
    plannedCloseAt: new Date(now + closesInMs),
    latestCloseAt: new Date(now + Math.max(closesInMs, figuresInMs)),
    figureAt: new Date(now + Math.max(closesInMs, figuresInMs)),
    resultAt: new Date(now + resultsInMs),
  });
  await service.db.execute(sql`
    INSERT INTO ${roundRate} (bet_id, option, multiply_hundredths, bet_min, bet_max, member_max)
    SELECT ${betId}, option, multiply_hundredths, bet_min, bet_max, member_max
    FROM option_rate WHERE bet_type = ${betType}`);
  return betId;
}

let refs = 0;

/** A slip line at the market's default rate, unless another is given. */
export function line(option: PoyOption, number: string, baht: number, multiply?: number): NewPoyLine {
  refs += 1;
  return {
    ref: `l${refs}`,
    add: 1,
    option,
    number,
    price: satang(baht * 100),
    multiply: multiply ?? defaultRates.stock[option],
  };
}

/** Submits a slip; with a key of its own unless one is given. */
export function bet(
  service: Pick<TestService, "call">,
  { token }: Person,
  betId: string,
  lines: NewPoyLine[],
  key: string = newKey(),
): Promise<Poy> {
  return service.call(createPoy, { body: { betId, lines }, token, key });
}

/** Closes a round early, and lets its own time come, so that a result can be entered. */
export async function close(service: TestService, betId: string): Promise<void> {
  const { token } = await operator(service, "administrator");
  await service.call(closeRound, { body: { betId, reason: "closed by a test" }, token });
  await service.comeFigure(betId);
}

/** Enters a result as operators do, once its figure exists: one types it, another one confirms it. */
export async function enterResult(service: TestService, betId: string, result: RoundResult): Promise<void> {
  const { token } = await operator(service, "administrator");
  await service.comeFigure(betId);
  const { previewId } = await service.call(previewResult, { body: { betId, result }, token });
  await withSecond(service, confirmResult, { body: { previewId }, token }, "administrator");
}

/** Closes a round and settles it by a result. */
export async function settle(service: TestService, betId: string, result: RoundResult): Promise<void> {
  await close(service, betId);
  await enterResult(service, betId, result);
}
