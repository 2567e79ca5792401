import { beforeEach, describe, expect, test, vi } from "vitest";
import { toSatang } from "@/lib/domain/money";
import { confirmAfterMs, createCredit } from "@/stores/credit";
import { type Answers, member, pageShelf } from "../components/shell/on-page";

const baht = toSatang;
const creditOf = (answers?: Answers) => {
  const { shelf, asked } = pageShelf(answers, {
    ...member,
    balance: { money: baht(5000), version: 3, atMs: 1 },
  });
  return { credit: shelf.take(createCredit), asked };
};

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a push about money", () => {
  test("is shown at once and confirmed by GET cashs within 2 seconds", async () => {
    const { credit, asked } = creditOf(() => ({ money: baht(4900), version: 5 }));
    credit.getState().pushed({ balance: baht(4950), version: 4 });
    expect(credit.getState()).toMatchObject({ cash: baht(4950), version: 4 });
    expect(confirmAfterMs).toBeLessThan(2000);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(asked).toEqual(["cashs"]));
    expect(credit.getState()).toMatchObject({ cash: baht(4900), version: 5 });
  });

  test.each([
    ["older", 2],
    ["the same", 3],
  ])("with %s version is not shown", (_, version) => {
    const { credit } = creditOf();
    credit.getState().pushed({ balance: baht(1), version });
    expect(credit.getState()).toMatchObject({ cash: baht(5000), version: 3 });
  });

  test("without a version is shown: a foreign upstream sends none", () => {
    const { credit } = creditOf();
    credit.getState().pushed({ balance: baht(77) });
    expect(credit.getState().cash).toBe(baht(77));
  });

  test("many in a row are confirmed by one question", async () => {
    const { credit, asked } = creditOf(() => ({ money: baht(10), version: 9 }));
    for (let version = 4; version < 9; version++)
      credit.getState().pushed({ balance: baht(version), version });
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(asked).toEqual(["cashs"]));
  });
});

describe("an answer about money", () => {
  test("that is older than what is known does not turn time back", async () => {
    const { credit } = creditOf(() => ({ money: baht(9999), version: 2 }));
    await credit.getState().refresh();
    expect(credit.getState()).toMatchObject({ cash: baht(5000), version: 3 });
  });

  test("brings the held part with it", async () => {
    const { credit } = creditOf(() => ({ money: baht(4000), held: baht(1000), version: 4 }));
    await credit.getState().refresh();
    expect(credit.getState()).toMatchObject({ cash: baht(4000), held: baht(1000), isStale: false });
  });

  test("that does not come leaves the amount and marks it as possibly old", async () => {
    const { credit } = creditOf(() => {
      throw new Error("no network");
    });
    await credit.getState().refresh();
    expect(credit.getState()).toMatchObject({ cash: baht(5000), isStale: true, isRefreshing: false });
  });

  test("asked for while one is on its way is asked for once more afterwards", async () => {
    const { credit, asked } = creditOf(() => ({ money: baht(1), version: 4 }));
    await Promise.all([
      credit.getState().refresh(),
      credit.getState().refresh(),
      credit.getState().refresh(),
    ]);
    expect(asked).toEqual(["cashs", "cashs"]);
  });
});
