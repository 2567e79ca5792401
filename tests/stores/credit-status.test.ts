import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { Turnover } from "@/lib/contract/turnovers";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
import { createCreditStatus } from "@/stores/credit-status";

const left = (baht: number): Turnover => ({
  canWithdraw: baht === 0,
  turnOver: satang(baht * 100),
  type: baht === 0 ? "NONE" : "DEPOSIT",
  required: satang(100_00),
  done: satang((100 - baht) * 100),
});

test("what is left to stake is asked anew; an answer that does not come leaves what was known", async () => {
  const answers: (Turnover | Fault)[] = [left(40), new Fault("network-lost"), left(0)];
  const call = async () => {
    const answer = answers.shift();
    if (answer instanceof Fault) throw answer;
    return answer;
  };
  const needs: StoreDeps = { call: call as StoreDeps["call"] };
  const status = createCreditStatus(needs, { session: null }).getState;
  status().open(left(70));
  expect(status().turnover).toMatchObject({ canWithdraw: false, turnOver: 70_00, type: "DEPOSIT" });
  await status().refresh();
  expect(status().turnover?.turnOver).toBe(40_00);
  await status().refresh();
  expect([status().turnover?.turnOver, status().isStale]).toEqual([40_00, true]);
  await status().refresh();
  expect([status().turnover?.canWithdraw, status().isStale]).toEqual([true, false]);
});
