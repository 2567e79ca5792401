import { beforeEach, expect, test, vi } from "vitest";
import {
  chooseMarket,
  readSetMarkets,
  readSetOpening,
} from "@/app/[locale]/(member)/lotto/4d/_parts/read-sets";
import { Fault } from "@/lib/contract/fault";
import { latestLotteries4d, lottery4dQuotas } from "@/lib/contract/lotteries";
import { setPrice } from "@/lib/domain/four-digit/tiers";
import { openSetRound, setTerms } from "../../stores/set-slip";

const answers = new Map<unknown, () => unknown>();
vi.mock("@/lib/server/ask/ask", () => ({
  ask: async (entry: unknown) => answers.get(entry)?.(),
}));
vi.mock("@/lib/server/session/session", () => ({ readSession: async () => ({ uuid: "u-1" }) }));

const lao = openSetRound(7200);
const hanoy = openSetRound(3600);
const malay = openSetRound(-60);

beforeEach(() => {
  answers.set(latestLotteries4d, () => ({ lao, laoSuper: null, hanoy, malay }));
});

test("the markets stand by their close, with their names and what round they have", async () => {
  const markets = await readSetMarkets({ lao: "Lao", hanoy: "Hanoi" });
  expect(markets.map(({ betType, name, round }) => [betType, name, round])).toEqual([
    ["hanoy", "Hanoi", hanoy],
    ["lao", "Lao", lao],
    ["malay", malay.name, malay],
    ["lao-super", "lao-super", null],
  ]);
});

test.each([
  ["the one asked for", "lao", "lao"],
  ["the one that closes next where none is asked for", undefined, "hanoy"],
  ["the one that closes next where the one asked for has no round", "lao-super", "hanoy"],
  ["the one that closes next where the address is nonsense", ["lao", "x"], "hanoy"],
])("the open market is %s", async (_, asked, betType) => {
  expect(chooseMarket(await readSetMarkets({}), asked)?.betType).toBe(betType);
});

test("no market is open where none has a round", async () => {
  answers.set(latestLotteries4d, () => ({ lao: null, laoSuper: null, hanoy: null, malay: null }));
  expect(chooseMarket(await readSetMarkets({}), undefined)).toBeUndefined();
});

test("an upstream that does not report what is left still opens the page, at the default terms", async () => {
  const chosen = chooseMarket(await readSetMarkets({}), "lao");
  if (!chosen) throw new Error("no market");
  answers.set(lottery4dQuotas, () => {
    throw new Fault("not-offered");
  });
  const opening = await readSetOpening(chosen);
  expect(opening).toMatchObject({ round: lao, terms: { price: setPrice, quota: null, left: {} } });
  expect(opening.owner).toMatch(/^[\w-]{22}$/);
  const { price, prizes } = setTerms();
  const left = [{ number: "1234", left: 3 }];
  answers.set(lottery4dQuotas, () => ({ betId: lao.betList.betId, price, prizes, quota: 50, left }));
  expect((await readSetOpening(chosen)).terms).toEqual({ price, prizes, quota: 50, left: { "1234": 3 } });
});
