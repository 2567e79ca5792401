// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readRates } from "@/app/[locale]/(member)/lotto/[betGroup]/[betId]/_parts/read-rates";
import { poyOptions } from "@/lib/domain/poy/options";
import { json, type SmallUpstream, startUpstream } from "@/tests/lib/server/small-upstream";

vi.mock("next/headers", () => ({ headers: async () => new Headers({ host: "rates.test" }) }));

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
});

const all = "/poy-api/number-reachs.rate-now.round";
const row = { number: "47", option: "teng_bon_2", multiply: 45 };
const paths = () => upstream.seen.map(({ url }) => url.split("?")[0]);

describe("the rates of a round", () => {
  test("are one call; an option that the market lacks has none", async () => {
    const rates = { option: "teng_bon_2", defaultRate: 90, rateNow: [row] };
    upstream.answer((_, response) => json(response, 200, { data: [rates] }));
    expect(await readRates("th_open-2026-11-23")).toEqual({
      teng_bon_2: { defaultRate: 90, rateNow: [row] },
    });
    expect(paths()).toEqual([all]);
  });

  test("of a failing upstream are unknown", async () => {
    upstream.answer((_, response) => json(response, 500, { message: "no" }));
    expect(await readRates("th_open-2026-11-24")).toEqual({});
    expect(paths()).toEqual([all]);
  });

  test("of an unknown round are none, and the call is asked for again", async () => {
    upstream.answer((_, response) => json(response, 404, { code: "not-found", message: "no" }));
    await readRates("th_open-2026-11-25");
    await readRates("th_open-2026-11-26");
    expect(paths().filter((path) => path === all)).toHaveLength(2);
  });

  test("of an upstream without the call are asked for one by one, and for a while at once", async () => {
    upstream.answer(({ url }, response) => {
      const isAll = url.startsWith(all);
      const data = { defaultRate: 90, rateNow: [] };
      json(response, isAll ? 404 : 200, isAll ? { code: "not-found", message: "no" } : { data });
    });
    const rates = await readRates("th_open-2026-11-27");
    expect(Object.keys(rates)).toEqual([...poyOptions]);
    expect(paths()).toHaveLength(1 + poyOptions.length);
    await readRates("th_open-2026-11-28");
    expect(paths()).toHaveLength(1 + 2 * poyOptions.length);
  });
});
