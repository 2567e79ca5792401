import { expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { NumberSet } from "@/lib/contract/number-sets";
import { satang } from "@/lib/domain/money/money";
import { NUMBER_SET_ROWS_MAX } from "@/lib/domain/numbers/numbers";
import { createNumberSets, matching, rowsOf } from "@/stores/number-sets";
import { type Answer, needsFor } from "./bet-slip";

const set = (id: string, name: string, ...numbers: string[]): NumberSet => ({
  id,
  name,
  rows: numbers.map((number) => ({ option: "teng_bon_3", number })),
  updatedAt: "2026-11-23T09:00:00+07:00",
});

function setsOf(answer: Answer, first?: NumberSet[]) {
  const needs = needsFor(answer);
  const store = createNumberSets(needs);
  if (first) store.getState().open(first);
  return { get: store.getState, sent: needs.sent, ids: () => store.getState().sets?.map(({ id }) => id) };
}

const refuse = (fault: Fault) => () => {
  throw fault;
};

test("a set that was kept stands first, a changed one leaves its old place", async () => {
  const { get, ids, sent } = setsOf(
    ({ name }) => set(name.endsWith("create") ? "c" : "a", "x", "123"),
    [set("b", "b", "1"), set("a", "a", "1")],
  );
  const draft = { name: "x", rows: [{ option: "teng_bon_3" as const, number: "123" }] };
  await get().save(draft);
  expect(ids()).toEqual(["c", "b", "a"]);
  await get().save(draft, "a");
  expect(ids()).toEqual(["a", "c", "b"]);
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ["number-sets.create", draft],
    ["number-sets.update", { id: "a", ...draft }],
  ]);
});

test("a set kept before the others are known does not pass for all of them", async () => {
  const { get } = setsOf(() => set("c", "x", "123"));
  await get().save({ name: "x", rows: [{ option: "teng_bon_3", number: "123" }] });
  expect(get().sets).toBeNull();
});

test("a set leaves the list when it is removed, also when it was gone already, and stays when the call fails", async () => {
  const gone = setsOf(refuse(new Fault("not-found")), [set("a", "a", "1")]);
  await gone.get().remove("a");
  expect(gone.ids()).toEqual([]);
  const lost = setsOf(refuse(new Fault("network-lost")), [set("a", "a", "1")]);
  await expect(lost.get().remove("a")).rejects.toThrow("network-lost");
  expect(lost.ids()).toEqual(["a"]);
});

test("a failed look leaves what was there and says so", async () => {
  const { get, ids } = setsOf(refuse(new Fault("network-lost")), [set("a", "a", "1")]);
  await get().load();
  expect([get().state, ids()]).toEqual(["failed", ["a"]]);
});

test("an older page does not take away a set made since; the list is asked for instead", async () => {
  const { get, ids } = setsOf(
    ({ name }) => (name.endsWith("all") ? [set("b", "b", "1")] : set("a", "a", "1")),
    [],
  );
  await get().save({ name: "a", rows: [] });
  get().open([]);
  expect(ids()).toEqual(["a"]);
  await vi.waitFor(() => expect(ids()).toEqual(["b"]));
});

test("a list asked for before a set was kept or removed is asked for again", async () => {
  const answers: ((sets: NumberSet[]) => void)[] = [];
  const { get, ids } = setsOf(
    ({ name }) =>
      name.endsWith("all") ? new Promise((resolve) => answers.push(resolve)) : set("c", "c", "1"),
    [set("a", "a", "1")],
  );
  const loading = get().load();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await get().save({ name: "c", rows: [] });
  answers[0]?.([set("a", "a", "1")]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(ids()).toEqual(["c", "a"]);
  await get().remove("a");
  answers[1]?.([set("c", "c", "1"), set("a", "a", "1")]);
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.([set("c", "c", "1")]);
  await loading;
  expect([ids(), get().state]).toEqual([["c"], "ready"]);
});

test("the numbers of lines become rows once each, as many as a set takes", () => {
  const line = (number: string) => ({ option: "teng_bon_2" as const, number });
  expect(rowsOf([line("12"), line("21"), line("12")])).toEqual([line("12"), line("21")]);
  const priced = { ...line("12"), price: satang(20_00) };
  expect(rowsOf([priced, line("12")])).toEqual([priced]);
  expect(rowsOf([line("12"), priced])).toEqual([priced]);
  expect(rowsOf([priced, line("21"), priced])).toEqual([{ ...priced, price: satang(40_00) }, line("21")]);
  const many = Array.from({ length: 300 }, (_, at) => ({
    option: "teng_bon_3" as const,
    number: String(at).padStart(3, "0"),
  }));
  expect(rowsOf(many)).toHaveLength(NUMBER_SET_ROWS_MAX);
});

test("a set is found by its name and by its numbers", () => {
  const all = [set("a", "House", "123"), set("b", "Car", "456")];
  const found = (text: string) => matching(all, text).map(({ id }) => id);
  expect([found(""), found(" house "), found("45"), found("9")]).toEqual([["a", "b"], ["a"], ["b"], []]);
});
