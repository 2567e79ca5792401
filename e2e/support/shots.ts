import { createPoy } from "@/lib/contract/poys";
import { dayOfBetLists } from "@/lib/contract/rounds";
import { createYing } from "@/lib/contract/yings";
import { satang } from "@/lib/domain/money/money";
import { shotsEndMs } from "@/lib/domain/rounds/phase";
import { bangkokIso, epochMs, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { type YeekeeGame, yeekeeGames } from "@/lib/domain/yeekee/day";
import { COOL_DOWN_MS } from "@/lib/domain/yeekee/shooting";
import { newKey } from "../../tools/testing/calls";
import type { Member } from "../../tools/testing/member";
import type { Site } from "../../tools/testing/own-site";

/** A shot round that no story has used, with the clock set shortly before its close. */
export interface ShotRound {
  betId: string;
  roundNo: number;
  /** Sets the clock this many seconds before (negative: after) the bets close, and runs due jobs. */
  beforeClose(seconds: number): Promise<void>;
  /** The same, before the shooting ends. */
  beforeEnd(seconds: number): Promise<void>;
  /** These members shoot in turn until the round has this many more shots; the clock advances meanwhile. */
  shootOn(members: readonly Member[], shots: number): Promise<void>;
  /** Bets on every digit of run top, and returns the stake in baht: it wins 3.2 for each digit that is drawn. */
  betOnEveryDigit(member: Member, bahtEach: number): Promise<number>;
}

/** The next round of the day whose betting lasts `seconds` more; undefined when the day has none left. */
async function nextRound(site: Site, game: YeekeeGame, seconds: number) {
  const day = await site.call(dayOfBetLists, { query: { betType: game } });
  const now = epochMs(day.serverTime);
  return day.rounds.find(
    ({ unixTimeStamp, status }) =>
      unixTimeStamp.realCloseTime * SECOND_MS - seconds * SECOND_MS > now && status !== "void",
  );
}

/**
 * Passes the pause between two days of yeekee, 03:00 to 05:00, if it comes within a round of the longest game: then
 * all games take bets while a story lasts.
 */
export async function untilEveryGameIsOpen(site: Site): Promise<void> {
  const soonSeconds = 75 * 60;
  const next = await Promise.all(yeekeeGames.map((game) => nextRound(site, game, soonSeconds)));
  if (next.some((round) => round === undefined)) await site.passMinutes(3.5 * 60);
}

/**
 * The game's next round whose betting lasts `seconds` more; the clock is moved there, to the next day if needed.
 */
export async function takeShotRound(site: Site, game: YeekeeGame, seconds: number): Promise<ShotRound> {
  let round = await nextRound(site, game, seconds);
  if (!round) {
    await site.passMinutes(3 * 60);
    round = await nextRound(site, game, seconds);
  }
  if (!round) throw new Error(`no round of ${game} comes`);
  const { betId, roundNo, unixTimeStamp } = round;
  const at = async (ms: number) => {
    await site.setClock(bangkokIso(ms));
    await site.tick();
  };
  const closeMs = unixTimeStamp.realCloseTime * SECOND_MS;
  const endMs = shotsEndMs(round);
  await at(closeMs - seconds * SECOND_MS);
  return {
    betId,
    roundNo,
    beforeClose: (left) => at(closeMs - left * SECOND_MS),
    beforeEnd: (left) => at(endMs - left * SECOND_MS),
    async shootOn(members, shots) {
      for (let shot = 0; shot < shots; shot++) {
        const member = members[shot % members.length];
        if (shot > 0 && shot % members.length === 0) {
          await site.passMinutes((COOL_DOWN_MS + SECOND_MS) / MINUTE_MS);
        }
        const yingNumber = String(10_000 + shot * 371).padStart(5, "0");
        await site.call(createYing, { body: { betId, yingNumber }, token: member?.token, key: newKey() });
      }
    },
    async betOnEveryDigit(member, bahtEach) {
      const lines = Array.from({ length: 10 }, (_, digit) => ({
        ref: `l${digit}`,
        add: digit,
        option: "teng_bon_1" as const,
        number: String(digit),
        price: satang(bahtEach * 100),
        multiply: game === "yeekee_5" ? 3 : 3.2,
      }));
      await site.call(createPoy, { body: { betId, lines }, token: member.token, key: newKey() });
      return bahtEach * lines.length;
    },
  };
}
