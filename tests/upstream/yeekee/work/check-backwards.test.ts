import { expect, test } from "vitest";
import { back, P } from "@/lib/domain/yeekee/steps";
import { leadsBackTo } from "@/upstream/yeekee/work/check-backwards";

const w = 0x1234_5678_9abcn ** 40n % P;
const startOf = (steps: number) => Array.from({ length: steps }).reduce<bigint>(back, w);

test("meets the start after exactly its steps, from exactly its number", async () => {
  const start = startOf(40);
  expect(await leadsBackTo(w, 40, start)).toBe(true);
  for (const [number, steps] of [
    [w, 39],
    [w, 41],
    [w + 1n, 40],
    [P - w, 40],
  ] as const)
    expect(await leadsBackTo(number, steps, start)).toBe(false);
});

test("lets other work in between", async () => {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await leadsBackTo(w, 2_048, 0n);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(7);
});
