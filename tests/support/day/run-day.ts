import { asc, eq } from "drizzle-orm";
import { closeRound, resumeRound, suspendRound, voidRound } from "@/lib/contract/operators/rounds";
import type { RoundResult } from "@/lib/contract/results";
import { summaryOfYings } from "@/lib/contract/yings";
import { bangkokIso, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { round } from "@/upstream/db/schema/rounds";
import { operator, type Person } from "../people";
import { enterResult } from "../rounds";
import type { TestService } from "../service";
import { type Book, newBook } from "./book";
import type { Chance } from "./chance";
import { createCrowd, type DayRound } from "./crowd";

export interface DayPlan {
  /** Service day; it begins at 05:00. */
  dt: string;
  /** Rounds in which members take part; the others only run by the clock. */
  wants(round: DayRound): boolean;
  /** Slips a round, by its group, half of them early and half in the last half minute. */
  slips: Record<string, number>;
  members: readonly Person[];
  chance: Chance;
}

export interface Day {
  rounds: readonly DayRound[];
  book: Book;
}

/** An event at an instant of the day, for the rounds that it is due for. */
interface Happening {
  atMs: number;
  kind: "bets" | "shots" | "result" | "steer" | "clock";
  round: DayRound;
}

/** Shots a round: enough for a draw in most, too few in some. */
const FULL_HOUSE = 26;
const POOR_HOUSE = 9;

/** Runs a service day on the test clock, instant by instant, from before its opening to its last result. */
export async function runDay(service: TestService, plan: DayPlan): Promise<Day> {
  const { chance, members } = plan;
  await service.setClock(`${plan.dt}T04:59:00+07:00`);
  await service.tick();
  const rounds = (await roundsOf(service, plan.dt)).filter(plan.wants);
  const book = newBook();
  const crowd = createCrowd(service, members, book, chance);
  const { token } = await operator(service, "administrator");
  const steered = chance.some(
    rounds.filter(({ betGroup }) => betGroup === "stock"),
    3,
  );
  const poor = new Set(rounds.filter(() => chance.happens(0.07)).map(({ betId }) => betId));

  /** One stock is void for a holiday, one suspended for a while, one closed early. */
  async function steer({ betId }: DayRound): Promise<void> {
    const body = { betId, reason: "as it happens on such a day" };
    const which = steered.findIndex((one) => one.betId === betId);
    if (which === 0) {
      await service.call(voidRound, { body, token });
      book.voided.add(betId);
    } else if (which === 1) {
      await service.call(suspendRound, { body, token });
      await crowd.bets([rounds.find((one) => one.betId === betId) ?? fail(betId)], 3);
      await service.call(resumeRound, { body, token });
    } else await service.call(closeRound, { body, token });
  }

  async function happen(kind: Happening["kind"], due: readonly DayRound[], part: number): Promise<void> {
    if (kind === "bets") {
      for (const [group, slips] of Object.entries(plan.slips)) {
        await crowd.bets(
          due.filter(({ betGroup }) => betGroup === group),
          Math.ceil(slips / 2),
        );
      }
    } else if (kind === "shots") {
      for (const { betId } of due.filter((one) => !book.commitments.has(one.betId))) {
        const { commitment } = await service.call(summaryOfYings, { body: { betId } });
        book.commitments.set(betId, commitment ?? "");
      }
      const share = (one: DayRound) => (poor.has(one.betId) ? POOR_HOUSE : FULL_HOUSE) / burstsOf(one).length;
      await crowd.shots(due.map((one) => ({ round: one, count: Math.ceil(share(one)) })));
    } else if (kind === "steer") {
      for (const one of due) await steer(one);
    } else if (kind === "result") {
      for (const one of due.filter(({ betId }) => !book.voided.has(betId))) {
        const result = resultFor(one, book, chance);
        book.entered.set(one.betId, result);
        await enterResult(service, one.betId, result);
      }
    }
    if (part > 0) await service.tick();
  }

  const all = [...rounds.flatMap((one) => happeningsOf(one)), ...steered.map(steeringOf)];
  for (const atMs of [...new Set(all.map((one) => one.atMs))].sort((a, b) => a - b)) {
    // A busy machine may be late for an instant; the clock never goes back.
    await service.setClock(bangkokIso(Math.max(atMs, await service.now())));
    await service.tick();
    for (const kind of ["steer", "bets", "shots", "result"] as const) {
      const due = all.filter((one) => one.atMs === atMs && one.kind === kind).map((one) => one.round);
      if (due.length > 0) await happen(kind, due, kind === "result" ? 1 : 0);
    }
  }
  await service.tick();
  return { rounds, book };
}

async function roundsOf(service: TestService, dt: string): Promise<DayRound[]> {
  const rows = await service.db
    .select()
    .from(round)
    .where(eq(round.serviceDate, dt))
    .orderBy(asc(round.closeAt), asc(round.betId));
  return rows.map(({ betId, betGroup, betType, openAt, closeAt, resultAt }) => ({
    betId,
    betGroup,
    betType,
    openMs: openAt.getTime(),
    closeMs: closeAt.getTime(),
    resultMs: resultAt.getTime(),
  }));
}

/** Instants, from the close, at which members shoot: in the last seconds of betting and in the time after it. */
const burstsOf = ({ closeMs, resultMs }: DayRound): number[] =>
  resultMs - closeMs > MINUTE_MS ? [-25, 5, 60] : [-25, 5];

function happeningsOf(one: DayRound): Happening[] {
  const { betGroup, betType, closeMs, resultMs } = one;
  const earlyMs =
    betType === "yeekee_5" ? 4 * MINUTE_MS : betGroup === "yeekee" ? 11 * MINUTE_MS : 40 * MINUTE_MS;
  const bets: Happening[] = [closeMs - earlyMs, closeMs - 25 * SECOND_MS].map((atMs) => ({
    atMs,
    kind: "bets",
    round: one,
  }));
  if (betGroup !== "yeekee")
    return [...bets, { atMs: resultMs + 30 * SECOND_MS, kind: "result", round: one }];
  const shots = burstsOf(one).map(
    (at): Happening => ({ atMs: closeMs + at * SECOND_MS, kind: "shots", round: one }),
  );
  return [...bets, ...shots, { atMs: resultMs, kind: "clock", round: one }];
}

const steeringOf = (one: DayRound): Happening => ({
  atMs: one.closeMs - 20 * MINUTE_MS,
  kind: "steer",
  round: one,
});

/** A possible result; half of the sets' draws are of a number that somebody bought. */
function resultFor({ betId, betGroup }: DayRound, book: Book, chance: Chance): RoundResult {
  if (betGroup === "set_4") {
    const held = book.slips.filter((slip) => slip.betId === betId).flatMap(({ sets }) => sets);
    return { draw4: held.length > 0 && chance.happens(0.5) ? chance.pick(held).number : chance.digits(4) };
  }
  if (betGroup !== "gov") return { top3: chance.digits(3), bottom2: chance.digits(2) };
  const three = () => chance.digits(3);
  return {
    first: chance.digits(6),
    front3: [three(), three()],
    back3: [three(), three()],
    back2: chance.digits(2),
  };
}

function fail(betId: string): never {
  throw new Error(`no such round today: ${betId}`);
}
