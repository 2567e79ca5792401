import { expect, test, vi } from "vitest";
import { readLog, readView } from "@/app/[locale]/(public)/results/freezes/_parts/read-log";
import { Fault, type FaultCode } from "@/lib/contract/fault";

const world = vi.hoisted(() => ({ refusal: null as Error | null, asked: [] as unknown[] }));
vi.mock("@/lib/server/ask/ask", () => ({
  ask: async (_: unknown, { query }: { query: unknown }) => {
    world.asked.push(query);
    if (world.refusal) throw world.refusal;
    return { rows: [] };
  },
}));

test.each([
  [{}, {}],
  [
    { before: "51", round: "yeekee-2026-11-23-34" },
    { before: 51, betId: "yeekee-2026-11-23-34" },
  ],
  [{ before: "0", round: "../x" }, {}],
  [{ before: "1e3", round: ["a", "b"] }, {}],
  [{ before: "12345678901" }, {}],
])("the address %o asks for %o", (asked, view) => {
  expect(readView(asked)).toEqual(view);
});

test("a page of the log is asked for by its view", async () => {
  world.refusal = null;
  expect(await readLog({ before: 51 })).toEqual({ rows: [] });
  expect(world.asked.at(-1)).toEqual({ before: 51, limit: 50 });
});

test.each([
  ["not-offered", "not-offered"],
  ["upstream-timeout", "failed"],
  ["not-found", "not-offered"],
] as [FaultCode, string][])("%s is told as %s", async (code, state) => {
  world.refusal = new Fault(code);
  expect(await readLog({})).toBe(state);
});

test("an error that is no fault of the contract goes on", async () => {
  world.refusal = new Error("the framework's own");
  await expect(readLog({})).rejects.toThrow("the framework's own");
});
