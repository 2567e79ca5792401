import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFault } from "@/lib/contract/fault";
import { poyByKey } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../tools/testing/calls";
import { oneDatabase, type TestDatabase } from "../support/database";
import { brokenLaws, count } from "../support/ledger";
import { newcomers, type Person } from "../support/people";
import { addRound, bet, line } from "../support/rounds";
import { openTestService } from "../support/service";
import { startUpstream, type UpstreamProcess } from "../support/upstream-process";

/** Killed this many times, each time after this many further slips were acknowledged. */
const KILLS = [25, 40];
const WRITERS = 6;

describe.each(oneDatabase)("an upstream killed while betting on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("loses no acknowledged slip, makes none twice, starts again and keeps sound books", async () => {
    const prepared = await openTestService(database);
    const members = await newcomers(prepared, WRITERS, satang(50_000_00));
    const betId = await addRound(prepared, "th_open");
    await prepared.close();

    const acknowledged = new Map<string, string>();
    const sends = new Map<Person, { key: string; lines: ReturnType<typeof twoLines> }>();
    let upstream = await startUpstream(database);
    for (const kill of KILLS) {
      const enough = acknowledged.size + kill;
      let isKilled: Promise<unknown> | undefined;
      await Promise.all(
        members.map(async (member) => {
          for (;;) {
            // Requests without an answer are repeated with their key before new ones are made.
            const pending = sends.get(member) ?? { key: newKey(), lines: twoLines() };
            sends.set(member, pending);
            try {
              const { poyId } = await bet(upstream, member, betId, pending.lines, pending.key);
              acknowledged.set(pending.key, poyId);
              sends.delete(member);
            } catch (error) {
              if (isFault(error)) throw error;
              return;
            }
            if (acknowledged.size >= enough) isKilled ??= upstream.end("SIGKILL");
          }
        }),
      );
      await isKilled;
      upstream = await startUpstream(database);
      await expectAllKnown(upstream, members, acknowledged);
    }
    for (const [member, { key, lines }] of sends) {
      acknowledged.set(key, (await bet(upstream, member, betId, lines, key)).poyId);
    }
    expect(await upstream.end("SIGTERM")).toBe(0);

    const checked = await openTestService(database);
    expect(await count(checked.db, sql`SELECT count(*) FROM poy`)).toBe(acknowledged.size);
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
    expect(await brokenLaws(checked.db)).toEqual([]);
    await checked.close();
  }, 600_000);
});

const twoLines = () => [line("teng_bon_2", "47", 1), line("teng_lang_1", "5", 2)];

/** Each acknowledged slip is found by its key, unchanged. */
async function expectAllKnown(
  upstream: UpstreamProcess,
  members: readonly Person[],
  acknowledged: ReadonlyMap<string, string>,
): Promise<void> {
  const found = new Map<string, string>();
  for (const key of acknowledged.keys()) {
    for (const { token } of members) {
      const slip = await upstream.call(poyByKey, { query: { key }, token }).catch((error: unknown) => {
        if (isFault(error, "not-found")) return null;
        throw error;
      });
      if (slip) found.set(key, slip.poyId);
    }
  }
  expect([...found]).toEqual([...acknowledged]);
}
