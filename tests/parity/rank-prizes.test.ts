import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { rankPrizesOf } from "@/lib/domain/yeekee/rank-prizes";
import { knownDevice, member } from "@/upstream/db/schema/members";
import { ying, yingDraw } from "@/upstream/db/schema/yings";
import { prizesDue } from "@/upstream/yeekee/pay-rank-prizes";
import { databases } from "../support/database/database";
import { type Dice, diceOf, oneOf } from "../support/draws/dice";
import type { TestService } from "../support/service/service";
import { useService } from "../support/service/use-service";
import { newcomers, type Person } from "../support/world/people";
import { addRound, bet, line } from "../support/world/rounds";

const CASES = 24;
const PEOPLE = 5;
/** Baht of a member, none to a full prize's. */
const stakes = [0, 99, 100, 777, 5_000] as const;

describe.each(databases)("the prizes of a round on $kind", (kind) => {
  const open = useService(kind);

  test(`are those of the rule, in ${CASES} rounds drawn by lot`, async () => {
    const service = open();
    const dice = diceOf("rank prizes");
    let paid = 0;
    for (let at = 0; at < CASES; at++) {
      const people = await newcomers(service, PEOPLE, satang(5_000_00));
      const betId = await addRound(service, "yeekee");
      const staked = new Map<string, number>();
      for (const person of people) {
        const baht = oneOf(dice, stakes);
        if (baht > 0) await bet(service, person, betId, [line("teng_bon_2", "11", baht, 90)]);
        if (baht > 0) staked.set(person.uuid, baht * 100);
      }
      const links = await link(service, people, dice);
      const shots = Array.from({ length: 20 }, () =>
        // Demo shots are the rarest, so that ranks are often a member's.
        dice(10) === 0 ? null : oneOf(dice, people).uuid,
      );
      await enterShots(service, betId, shots);
      await service.db.execute(sql`UPDATE poy SET status = 'lost' WHERE bet_id = ${betId}`);
      const ruled = rankPrizesOf({ shots, stakes: staked, links });
      expect(await prizesDue(service.db, betId), `round ${at}`).toEqual(ruled);
      paid += ruled.length;
    }
    // The lots reach both sides of the rule.
    expect(paid).toBeGreaterThan(5);
    expect(paid).toBeLessThan(CASES);
  }, 60_000);
});

/** Links some of them: by a device, or by an invitation of the second to the first. */
async function link(service: TestService, people: readonly Person[], dice: Dice) {
  const links: [string, string][] = [];
  for (const [at, one] of people.entries()) {
    const other = people[at + 1];
    if (!other || dice(4) > 0) continue;
    links.push([one.uuid, other.uuid]);
    if (dice(2) === 0) {
      const deviceId = `device of ${one.uuid}`;
      await service.db
        .insert(knownDevice)
        .values([one, other].map(({ userName }) => ({ userName, deviceId })));
    } else await service.db.update(member).set({ referrer: one.uuid }).where(eq(member.uuid, other.uuid));
  }
  return links;
}

/** The shots of a round as they are kept, without the time that lies between two of a member. */
async function enterShots(service: TestService, betId: string, shots: readonly (string | null)[]) {
  const about = { seed: "00", commitment: "00", withSystemShot: true, openedAt: new Date() };
  // The service may have sealed the round meanwhile.
  await service.db
    .insert(yingDraw)
    .values({ betId, ...about })
    .onConflictDoNothing();
  await service.db.update(yingDraw).set({ shots: shots.length }).where(eq(yingDraw.betId, betId));
  await service.db.insert(ying).values(
    shots.map((of, at) => ({
      ...{ betId, seq: at + 1, member: of, number: "12345", ms: at, alias: "som***1" },
      rowHash: `${betId}-${at}`,
    })),
  );
}
