import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dueWork } from "@/upstream/due-work";
import { oneDatabase } from "../support/database/database";
import { useService } from "../support/service/use-service";

afterEach(() => vi.restoreAllMocks());

/** The statements that go to the database while something runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const texts = query.mock.calls.map(([sent]: unknown[]) =>
    typeof sent === "string" ? sent : ((sent as { text?: string } | undefined)?.text ?? ""),
  );
  query.mockRestore();
  return texts;
}

describe.each(oneDatabase)("a tick with nothing to do on $kind", (kind) => {
  const open = useService(kind);

  test("begins no transaction and asks a few questions, so that a service at rest costs next to nothing", async () => {
    const { tick } = open();
    await tick();
    const statements = await statementsOf(tick);
    expect(statements.filter((text) => /^\s*begin/i.test(text))).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(8);
  });

  test("finds no part due, whatever rounds and members there are", async () => {
    const { db, tick } = open();
    await tick();
    const { now, ...parts } = await dueWork(db);
    expect(now).toBeGreaterThan(0);
    expect(Object.entries(parts).filter(([, isDue]) => isDue)).toEqual([]);
  });
});
