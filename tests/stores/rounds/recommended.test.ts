import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { createRecommended, recommendedKey } from "@/stores/rounds/recommended";
import { needsFor } from "../bet-slip";

const row = (option: string) => (multiply: number) => ({ option, number: String(multiply), multiply });

test("a three-digit list of more than two changes its second and last place; others stay highest first", async () => {
  const rates = { teng_bon_3: [800, 700, 600, 500], tode_3: [100, 90], teng_bon_2: [80, 70, 60] };
  const store = createRecommended(
    needsFor(({ query }) => {
      const { betType } = query as { betType: keyof typeof rates };
      return rates[betType].map(row(betType));
    }),
  );
  const shown = async (option: keyof typeof rates) => {
    await store.getState().load("gov-2026-12-01", option);
    const list = store.getState().lists[recommendedKey("gov-2026-12-01", option)];
    return Array.isArray(list) ? list.map(({ multiply }) => multiply) : list;
  };
  expect(await shown("teng_bon_3")).toEqual([800, 500, 600, 700]);
  expect(await shown("tode_3")).toEqual([100, 90]);
  expect(await shown("teng_bon_2")).toEqual([80, 70, 60]);
});

test("a failure says so, but never takes away what was known", async () => {
  let isUp = false;
  const store = createRecommended(
    needsFor(() => {
      if (!isUp) throw new Fault("network-lost");
      return [row("tode_3")(100)];
    }),
  );
  const list = () => store.getState().lists[recommendedKey("r", "tode_3")];
  await store.getState().load("r", "tode_3");
  expect(list()).toBe("failed");
  isUp = true;
  await store.getState().load("r", "tode_3");
  isUp = false;
  await store.getState().load("r", "tode_3");
  expect(list()).toHaveLength(1);
});
