import { isFault } from "@/lib/contract/fault";
import { abortPoy, createPoy, type Poy } from "@/lib/contract/poys";
import { createYing } from "@/lib/contract/yings";
import { defaultRates, rateKindOf } from "@/lib/domain/numbers/rates";
import { digitsOf, poyOptions } from "@/lib/domain/poy/options";
import { newKey } from "../../../tools/testing/calls";
import type { Person } from "../people";
import { line } from "../rounds";
import type { TestService } from "../service";
import { takingSets } from "../sets";
import { type Book, type KeptSlip, noteRefusal } from "./book";
import type { Chance } from "./chance";

/** A round of the day, with the fields that members use. */
export interface DayRound {
  betId: string;
  betGroup: string;
  betType: string;
  openMs: number;
  closeMs: number;
  resultMs: number;
}

/** How many calls run at once. */
const AT_ONCE = 8;

/** A crowd's actions, each by a random member; all calls go over HTTP and are recorded in the book. */
export function createCrowd(service: TestService, members: readonly Person[], book: Book, chance: Chance) {
  /** A refusal is a normal answer; any other error ends the day. */
  async function answered<Reply>(call: () => Promise<Reply>): Promise<Reply | null> {
    try {
      return await call();
    } catch (error) {
      if (!isFault(error)) throw error;
      noteRefusal(book, error.code);
      return null;
    }
  }

  function keep(member: Person, { betId, poyId, total, poyListJson, setListJson = [] }: Poy): KeptSlip {
    const slip = { member, betId, poyId, total, lines: poyListJson, sets: setListJson, isCancelled: false };
    book.slips.push(slip);
    return slip;
  }

  function sendingOf(round: DayRound, member: Person, key: string): () => Promise<Poy> {
    if (round.betGroup === "set_4") {
      const count = 1 + chance.below(3);
      const rows = Array.from({ length: count }, () => ({
        number: chance.digits(4),
        sets: 1 + chance.below(3),
      }));
      const { entry, args } = takingSets(member, round.betId, rows, key);
      return () => service.call(entry, args);
    }
    const kind = rateKindOf(round.betGroup, round.betType);
    if (!kind) throw new Error(`no rates for ${round.betType}`);
    const rates = defaultRates[kind];
    const offered = poyOptions.filter((option) => rates[option] > 0);
    const lines = Array.from({ length: 1 + chance.below(8) }, () => {
      const option = chance.pick(offered);
      return line(
        option,
        chance.digits(digitsOf(option)),
        chance.pick([1, 5, 10, 20, 50, 100]),
        rates[option],
      );
    });
    return () => service.call(createPoy, { body: { betId: round.betId, lines }, token: member.token, key });
  }

  async function bet(round: DayRound, member: Person): Promise<void> {
    const send = sendingOf(round, member, newKey());
    const [repeats, regrets] = [chance.happens(0.03), chance.happens(0.03)];
    const poy = await answered(send);
    if (!poy) return;
    const slip = keep(member, poy);
    if (repeats) {
      const again = await send();
      if (again.poyId !== poy.poyId) throw new Error(`a key made two slips: ${poy.poyId}, ${again.poyId}`);
      book.repeats += 1;
    }
    if (regrets) await takeBack(slip);
  }

  async function takeBack(slip: KeptSlip): Promise<void> {
    const args = { body: { poyId: slip.poyId }, token: slip.member.token, key: newKey() };
    if (!(await answered(() => service.call(abortPoy, args)))) return;
    slip.isCancelled = true;
    book.cancels += 1;
  }

  async function shoot({ betId }: DayRound, member: Person): Promise<void> {
    const number = chance.digits(5);
    const args = { body: { betId, yingNumber: number }, token: member.token, key: newKey() };
    const receipt = await answered(() => service.call(createYing, args));
    if (!receipt) return;
    const shots = book.shots.get(betId) ?? [];
    shots.push({ member, number, ...receipt });
    book.shots.set(betId, shots);
  }

  return {
    /** This many members bet on each round, some of them more than once. */
    bets: (rounds: readonly DayRound[], slips: number) =>
      inTurns(
        rounds.flatMap((round) =>
          Array.from({ length: slips }, () => () => bet(round, chance.pick(members))),
        ),
      ),
    /** Members shoot, nobody in two rounds at once; members with bets in the round come first, for its prizes. */
    shots: (wanted: readonly { round: DayRound; count: number }[]) => {
      const free = new Set(members);
      const acts: (() => Promise<void>)[] = [];
      for (const { round, count } of wanted) {
        const bettors = book.slips.filter(({ betId }) => betId === round.betId).map(({ member }) => member);
        const first = [...new Set(bettors)].filter((member) => free.has(member)).slice(0, count);
        for (const member of first) free.delete(member);
        const others = chance.some([...free], count - first.length);
        for (const member of others) free.delete(member);
        acts.push(...chance.some([...first, ...others], count).map((member) => () => shoot(round, member)));
      }
      return inTurns(acts);
    },
  };
}

async function inTurns(acts: readonly (() => Promise<void>)[]): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let act = acts[next++]; act; act = acts[next++]) await act();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
