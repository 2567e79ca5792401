import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toSatang } from "@/lib/domain/money/money";
import { confirmAfterMs, createCredit, playShownWithinMs } from "@/stores/credit";
import { type Answers, member, pageRegistry } from "../components/shell/on-page";

const baht = toSatang;
const creditOf = (answers?: Answers) => {
  const { registry, asked } = pageRegistry(answers, {
    ...member,
    balance: { money: baht(5000), version: 3, atMs: 1 },
  });
  return { credit: registry.take(createCredit), asked };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
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

describe("during a play of a game of the house", () => {
  const played = (answers?: Answers) => {
    const made = creditOf(answers);
    made.credit.getState().playBegun();
    return made;
  };

  test("what comes waits until the end of the play is shown: it would give the end away", () => {
    const { credit, asked } = played();
    credit.getState().pushed({ balance: baht(4990), version: 4 });
    credit.getState().pushed({ balance: baht(5090), version: 5 });
    credit.getState().pushed({ balance: baht(4990), version: 4 });
    expect(credit.getState()).toMatchObject({ cash: baht(5000), version: 3 });
    credit.getState().playShown();
    expect(credit.getState()).toMatchObject({ cash: baht(5090), version: 5 });
    expect(asked).toEqual([]);
  });

  test("an end that nothing was heard of is asked for", async () => {
    const { credit } = played(() => ({ money: baht(4990), version: 4 }));
    credit.getState().playShown();
    await vi.waitFor(() => expect(credit.getState()).toMatchObject({ cash: baht(4990), version: 4 }));
  });

  test("one that is never shown keeps nothing back for long", async () => {
    const { credit } = played(() => ({ money: baht(4990), version: 4 }));
    credit.getState().pushed({ balance: baht(4990), version: 4 });
    await vi.advanceTimersByTimeAsync(playShownWithinMs);
    expect(credit.getState().cash).toBe(baht(4990));
  });

  test("the end of none changes nothing", () => {
    const { credit, asked } = creditOf();
    credit.getState().playShown();
    expect([credit.getState().cash, asked]).toEqual([baht(5000), []]);
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

  test("requested while a request is pending is requested once more afterwards", async () => {
    const { credit, asked } = creditOf(() => ({ money: baht(1), version: 4 }));
    await Promise.all([
      credit.getState().refresh(),
      credit.getState().refresh(),
      credit.getState().refresh(),
    ]);
    expect(asked).toEqual(["cashs", "cashs"]);
  });
});

describe("pushes and answers in any order", () => {
  /** The balance at each version. */
  const truth = (version: number) => baht(1000 + version);
  const held = (version: number) => baht(version % 3);
  const news = fc.array(
    fc.record({ by: fc.constantFrom("push", "answer"), version: fc.integer({ min: 1, max: 12 }) }),
    {
      minLength: 1,
      maxLength: 20,
    },
  );

  test("end at the newest version, with its amount and its held part", async () => {
    await fc.assert(
      fc.asyncProperty(news, async (heard) => {
        let answer = heard[0]?.version ?? 1;
        const { credit } = creditOf(() => ({ money: truth(answer), held: held(answer), version: answer }));
        for (const { by, version } of heard) {
          if (by === "push") {
            credit.getState().pushed({ balance: truth(version), held: held(version), version });
          } else {
            answer = version;
            await credit.getState().refresh();
          }
        }
        const newest = Math.max(3, ...heard.map(({ version }) => version));
        const known = credit.getState();
        expect(known.version).toBe(newest);
        if (newest > 3) expect([known.cash, known.held]).toEqual([truth(newest), held(newest)]);
        vi.clearAllTimers();
      }),
    );
  });

  test("never show an older amount on the way, not even for a moment", async () => {
    await fc.assert(
      fc.asyncProperty(news, async (heard) => {
        let answer = 1;
        const { credit } = creditOf(() => ({ money: truth(answer), held: held(answer), version: answer }));
        const shown: number[] = [];
        credit.subscribe(({ version }) => shown.push(version));
        for (const { by, version } of heard) {
          answer = version;
          if (by === "push") credit.getState().pushed({ balance: truth(version), version });
          else await credit.getState().refresh();
        }
        expect(shown).toEqual([...shown].sort((a, b) => a - b));
        vi.clearAllTimers();
      }),
    );
  });

  test("of an equal version the answer counts: it is what the upstream says now", async () => {
    const { credit } = creditOf(() => ({ money: baht(4_200), held: baht(800), version: 3 }));
    credit.getState().pushed({ balance: baht(1), version: 3 });
    expect(credit.getState().cash).toBe(baht(5000));
    await credit.getState().refresh();
    expect(credit.getState()).toMatchObject({ cash: baht(4_200), held: baht(800), version: 3 });
  });

  test("end at the newest version also when answers are long on their way", async () => {
    await fc.assert(
      fc.asyncProperty(news, async (heard) => {
        const onTheirWay: (() => void)[] = [];
        let version = 3;
        const { credit } = creditOf(() => {
          // The answer is true as of its request, not of its arrival.
          const said = { money: truth(version), held: held(version), version };
          return new Promise((resolve) => onTheirWay.push(() => resolve(said)));
        });
        const refreshed: Promise<void>[] = [];
        for (const each of heard) {
          version = Math.max(version, each.version);
          if (each.by === "answer") refreshed.push(credit.getState().refresh());
          else credit.getState().pushed({ balance: truth(version), held: held(version), version });
          if (each.version % 2) onTheirWay.shift()?.();
          await Promise.resolve();
        }
        let isDone = false;
        void Promise.all(refreshed).then(() => {
          isDone = true;
        });
        while (!isDone) {
          for (const arrive of onTheirWay.splice(0)) arrive();
          await new Promise((resolve) => setImmediate(resolve));
        }
        expect(credit.getState().version).toBe(version);
        if (version > 3) expect(credit.getState().cash).toBe(truth(version));
        vi.clearAllTimers();
      }),
    );
  });

  test("of an upstream without versions an answer asked for before a push does not undo it", async () => {
    const arrive: ((money: number) => void)[] = [];
    const { credit, asked } = creditOf(
      () => new Promise((resolve) => arrive.push((money) => resolve({ money: baht(money) }))),
    );
    const refreshed = credit.getState().refresh();
    await vi.waitFor(() => expect(arrive).toHaveLength(1));
    credit.getState().pushed({ balance: baht(900) });
    arrive[0]?.(5000);
    await vi.waitFor(() => expect(arrive).toHaveLength(2));
    expect(credit.getState().cash).toBe(baht(900));
    arrive[1]?.(900);
    await refreshed;
    expect(credit.getState().cash).toBe(baht(900));
    expect(asked).toEqual(["cashs", "cashs"]);
  });

  test("of an upstream without versions the last one received counts, and what is held stays as it was", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1 }), async (amounts) => {
        const { credit } = creditOf(() => ({ money: baht(amounts.at(-1) ?? 0) }));
        for (const amount of amounts) credit.getState().pushed({ balance: baht(amount) });
        expect(credit.getState()).toMatchObject({ cash: baht(amounts.at(-1) ?? 0), held: 0, version: 3 });
        await credit.getState().refresh();
        expect(credit.getState().cash).toBe(baht(amounts.at(-1) ?? 0));
        vi.clearAllTimers();
      }),
    );
  });
});

describe("listening", () => {
  test("asks again when the page is looked at, and stops when it ends", async () => {
    const { credit, asked } = creditOf(() => ({ money: baht(1), version: 4 }));
    const stop = credit.getState().listen(member.session?.uuid ?? "");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(asked).toEqual(["cashs"]));
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(["cashs"]);
  });
});
