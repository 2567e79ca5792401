import type pg from "pg";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { databases } from "../../support/database";
import { newcomers } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const BETTORS = 12;
const MOST_TIMES = 10;
/** What is sent by a slip's call; the service's timers ask other things meanwhile. */
const ofSlips = /place_poy|from "session" inner join "member"|from "poy" inner join "round"|from "poy_line"/;

describe.each(databases)("the statements of a slip on $kind", (kind) => {
  const open = useService(kind, { SLIPS_A_GROUP: 64 });

  test("are three for one that comes alone: who sends it, the verdict, the slip as it is read", async () => {
    const service = open();
    const [send] = await senders(service, 1);
    const statements = await countStatements(service);
    await send?.();
    expect(statements()).toBe(3);
  });

  test("are shared by those that come together, and every one gets its own slip", async () => {
    const service = open();
    const sends = await senders(service, BETTORS);
    const statements = await countStatements(service);
    // How many of them come together is the machine's: one under load may take each alone, but not every time.
    let isShared = false;
    for (let times = 0; times < MOST_TIMES && !isShared; times++) {
      const before = statements();
      const slips = await Promise.all(sends.map((send) => send()));
      expect(new Set(slips.map(({ poyId }) => poyId)).size).toBe(BETTORS);
      expect(slips.map(({ total }) => total)).toEqual(sends.map((_, at) => (at + 1) * 100));
      isShared = statements() - before < BETTORS * 3;
    }
    expect(isShared).toBe(true);
  });
});

/** Members who each bet another amount on the same number. */
async function senders(service: TestService, howMany: number) {
  const members = await newcomers(service, howMany, satang(1_000_00));
  const betId = await addRound(service, "th_open");
  return members.map((member, at) => () => bet(service, member, betId, [line("teng_bon_2", "47", at + 1)]));
}

/** Counts what the service sends to its database about slips, from here on. */
async function countStatements({ db }: TestService): Promise<() => number> {
  const pool = Reflect.get(db, "$client") as pg.Pool;
  let count = 0;
  const counted = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
    client.query = ((...sent: unknown[]) => {
      const [query] = sent as [string | { text: string }];
      if (ofSlips.test(typeof query === "string" ? query : query.text)) count += 1;
      return send(...sent);
    }) as typeof client.query;
  });
  return () => count;
}
