import pg from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { dueWork } from "@/upstream/due-work";
import { oneDatabase } from "../support/database/database";
import { useService } from "../support/service/use-service";

/** Before a connection is made: each keeps the function that it began with. */
const query = vi.spyOn(pg.Client.prototype, "query");
afterAll(() => query.mockRestore());

/** The statements that go to the database while something runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  query.mockClear();
  await work();
  return query.mock.calls.map(([sent]: unknown[]) =>
    typeof sent === "string" ? sent : ((sent as { text?: string } | undefined)?.text ?? ""),
  );
}

describe.each(oneDatabase)("a tick with nothing to do on $kind", (kind) => {
  const open = useService(kind);

  test("begins no transaction and asks a few questions, so that a service at rest costs next to nothing", async () => {
    const { tick } = open();
    await tick();
    const statements = await statementsOf(tick);
    expect(statements.filter((text) => /^\s*begin/i.test(text))).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(12);
  });

  test("finds no part due, whatever rounds and members there are", async () => {
    const { db, tick } = open();
    await tick();
    // Demo shooters are off here, and leave their rounds as they are.
    const { now, demoShots, ...parts } = await dueWork(db);
    expect([now > 0, typeof demoShots]).toEqual([true, "boolean"]);
    expect(Object.entries(parts).filter(([, isDue]) => isDue)).toEqual([]);
  });
});
