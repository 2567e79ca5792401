import { expect, test } from "vitest";
import { inTimeOrder } from "@/components/credit/statement/in-time-order";
import { satang } from "@/lib/domain/money/money";
import { rowOf } from "./rows";

const at = (id: string, time: string) => rowOf("BET_GOV", { id, createdAt: `2026-11-23T${time}+07:00` });
const waitsAt = (id: string, time: string) =>
  rowOf("PREDEPOSIT", { id, createdAt: `2026-11-23T${time}+07:00`, amount: satang(1_00) });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(" ");

test("a deposit that waits stands at its time; movements keep the order in which their balances follow", () => {
  // Two of one moment, and one whose clock was behind: the upstream's order is the order of their balances.
  const moved = [at("5", "12:00:00"), at("4", "12:00:00"), at("3", "12:00:01"), at("2", "09:00:00")];
  const waiting = [waitsAt("w1", "10:00:00"), waitsAt("w2", "13:00:00"), waitsAt("w3", "08:00:00")];
  expect(ids(inTimeOrder([...waiting, ...moved]))).toBe("w2 5 4 3 w1 2 w3");
  expect(ids(inTimeOrder(moved))).toBe("5 4 3 2");
  expect(inTimeOrder([])).toEqual([]);
});
