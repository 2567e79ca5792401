import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import { baht } from "../bet-slip";
import { acceptedSets, openSetRound, setSlip, setTerms } from "../set-slip";

const ROWS = "sets:owner-mark:lao";
const KEY = "sets-key:owner-mark:lao";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const kept = (registry: Storage, key: string) => JSON.parse(registry.getItem(key) ?? "null");

/** Answers the create call; the refresh after it (round and quotas) fails with `network-lost`. */
const creating = (answer: () => unknown) => (sent: { name: string }) => {
  if (sent.name.endsWith(".create")) return answer();
  throw new Fault("network-lost");
};
const refuse = (code: FaultCode) =>
  creating(() => {
    throw new Fault(code);
  });

describe("picking sets", () => {
  test("the fourth digit takes the number, the same number again is one more set", () => {
    const { type, slip } = setSlip();
    type("123");
    expect(slip()).toMatchObject({ typed: "123", rows: [] });
    type("4");
    expect(slip()).toMatchObject({ typed: "", rows: [{ number: "1234", sets: 1 }] });
    expect(slip().happened).toMatchObject({ what: "added", number: "1234" });
    type("1234");
    expect(slip().rows).toEqual([{ number: "1234", sets: 2 }]);
    expect(slip().happened?.what).toBe("more");
  });

  test("Backspace takes the last digit back, Delete all of them", () => {
    const { type, slip } = setSlip();
    type("127");
    slip().press("Backspace");
    expect(slip().typed).toBe("12");
    slip().press("Delete");
    expect(slip().typed).toBe("");
  });

  test("a sold-out number is reported and not added; a count beyond what is left stays and is not sent", () => {
    const { type, slip } = setSlip(undefined, { terms: setTerms({ "0007": 0, "1234": 3 }) });
    type("0007");
    expect(slip().rows).toEqual([]);
    expect(slip().happened?.what).toBe("sold-out");
    type("1234");
    slip().setCount("1234", 9);
    expect(slip().rows).toEqual([{ number: "1234", sets: 9 }]);
    slip().confirm();
    expect(slip().sending.state).toBe("draft");
    slip().fit();
    expect(slip().rows).toEqual([{ number: "1234", sets: 3 }]);
    slip().confirm();
    expect(slip().sending.state).toBe("confirming");
  });

  test("where what is left is unknown, the call's own limit applies", () => {
    const { type, slip } = setSlip(undefined, { terms: { ...setTerms(), quota: null } });
    type("1234");
    slip().setCount("1234", 5000);
    slip().confirm();
    expect(slip().sending.state).toBe("draft");
    slip().fit();
    expect(slip().rows).toEqual([{ number: "1234", sets: 1000 }]);
  });

  test("chance adds numbers of four digits that are not there yet", () => {
    const { slip } = setSlip();
    for (let n = 0; n < 40; n++) slip().random();
    const numbers = slip().rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(40);
    expect(numbers.every((number) => /^\d{4}$/.test(number))).toBe(true);
  });

  test("rows outlive the page and are gone when they are cleared", () => {
    const first = setSlip();
    first.type("1234");
    first.type("0007");
    first.slip().setCount("0007", 4);
    const second = setSlip();
    second.slip().restore();
    expect(second.slip().rows).toEqual([
      { number: "1234", sets: 1 },
      { number: "0007", sets: 4 },
    ]);
    second.slip().clear();
    expect(localStorage.length).toBe(0);
  });

  test("what was kept and is no set is not shown", () => {
    localStorage.setItem(ROWS, JSON.stringify({ rows: [{ number: "12", sets: 1 }] }));
    const { slip } = setSlip();
    slip().restore();
    expect(slip().rows).toEqual([]);
  });
});

describe("sending sets", () => {
  test("they go by the call that the round's betName says, once, and leave nothing behind", async () => {
    const made = setSlip(creating(() => acceptedSets([["1234", 2]])));
    made.type("12341234");
    made.slip().confirm();
    const { key } = kept(sessionStorage, KEY);
    await made.slip().send();
    expect(made.sent[0]).toEqual({
      name: "lotteries.lao.create",
      key,
      body: {
        betId: "lao-2026-11-23",
        betName: "BET_LOTERRY4_LAOS",
        lines: [{ number: "1234", sets: 2 }],
      },
    });
    expect(made.slip()).toMatchObject({ sending: { state: "accepted" }, rows: [] });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test.each([
    ["BET_LOTTERY4_LAOS_SUPER", "lotteries.lao-super.create"],
    ["BET_LOTERRY4_HANOY", "lotteries.hanoy.create"],
    ["BET_LOTERRY4_MALAY", "lotteries.malay.create"],
  ])("%s goes by %s", async (betName, call) => {
    const round = openSetRound();
    const made = setSlip(
      creating(() => acceptedSets()),
      {
        round: { ...round, betList: { ...round.betList, betName } },
      },
    );
    made.type("1234");
    made.slip().confirm();
    await made.slip().send();
    expect(made.sent[0]?.name).toBe(call);
  });

  test("the key stays while the content does", () => {
    const made = setSlip();
    made.type("1234");
    made.slip().confirm();
    const { key } = kept(sessionStorage, KEY);
    made.slip().backToEdit();
    made.slip().confirm();
    expect(kept(sessionStorage, KEY).key).toBe(key);
    made.slip().backToEdit();
    made.slip().setCount("1234", 2);
    made.slip().confirm();
    expect(kept(sessionStorage, KEY).key).not.toBe(key);
  });

  test.each(["round-closed", "balance-too-low", "area-closed", "maintenance"] as const)(
    "%s is a definite no: numbers and sets stay, the key goes",
    async (code) => {
      const made = setSlip(refuse(code));
      made.type("1234");
      made.slip().setCount("1234", 7);
      made.slip().confirm();
      await made.slip().send();
      expect(made.slip().sending).toMatchObject({ state: "rejected", refusal: { code } });
      expect(made.slip().rows).toEqual([{ number: "1234", sets: 7 }]);
      expect(kept(localStorage, ROWS)).toEqual({ rows: [{ number: "1234", sets: 7 }] });
      expect(kept(sessionStorage, KEY)).toBeNull();
    },
  );

  test("a number that ran short is shown with what is left, blocks, and fits with one press", async () => {
    const made = setSlip(
      creating(() => {
        const lines = [
          { number: "1234", left: 2 },
          { number: "0007", left: 0 },
        ];
        throw new Fault("set-quota-exceeded", { number: "1234", left: 2, lines });
      }),
    );
    made.type("12340007");
    made.slip().setCount("1234", 7);
    made.slip().confirm();
    await made.slip().send();
    expect(made.slip().sending).toMatchObject({ refusal: { scarce: [{ left: 2 }, { left: 0 }] } });
    expect(made.slip().rows).toHaveLength(2);
    made.slip().confirm();
    expect(made.slip().sending.state).toBe("rejected");
    made.slip().fit();
    expect(made.slip()).toMatchObject({ rows: [{ number: "1234", sets: 2 }], sending: { state: "draft" } });
    made.slip().confirm();
    expect(made.slip().sending.state).toBe("confirming");
  });

  test("while the answer is out nothing changes; a lost one is asked for by its key", async () => {
    let isBack = false;
    const made = setSlip(({ name }) => {
      if (name === "poys.by-key" && isBack) return acceptedSets();
      throw new Fault("network-lost");
    });
    made.type("1234");
    made.slip().confirm();
    const { key } = kept(sessionStorage, KEY);
    const sending = made.slip().send();
    await vi.waitFor(() => expect(made.slip().sending.state).toBe("unknown"));
    made.type("5678");
    made.slip().random();
    made.slip().clear();
    expect(made.slip().rows).toEqual([{ number: "1234", sets: 1 }]);
    isBack = true;
    await vi.advanceTimersByTimeAsync(2_000);
    await sending;
    expect(made.slip().sending.state).toBe("accepted");
    expect(made.sent.filter(({ name }) => name === "lotteries.lao.create")).toHaveLength(1);
    expect(made.sent.find(({ name }) => name === "poys.by-key")?.query).toEqual({ key });
  });

  test("a page loaded anew asks for the lost answer before anything else", async () => {
    localStorage.setItem(
      ROWS,
      JSON.stringify({
        rows: [{ number: "1234", sets: 1 }],
        sent: { key: "k".repeat(32), print: "", sentAtMs: Date.now() },
      }),
    );
    const made = setSlip(({ name }) => {
      if (name === "poys.by-key") return acceptedSets();
      throw new Fault("network-lost");
    });
    made.slip().restore();
    made.slip().askAgain();
    expect(made.slip().sending.state).toBe("unknown");
    await vi.waitFor(() => expect(made.slip().sending.state).toBe("accepted"));
    expect(made.slip().rows).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test("sets that another tab has sent are neither changed nor sent a second time", async () => {
    const never = () => new Promise(() => undefined);
    const first = setSlip(never);
    first.type("1234");
    const second = setSlip(never);
    second.slip().restore();
    first.slip().confirm();
    void first.slip().send();
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    sessionStorage.clear();
    second.type("5678");
    second.slip().confirm();
    await second.slip().send();
    expect(second.slip()).toMatchObject({ sending: { state: "unknown" }, rows: [{ number: "1234" }] });
    expect(kept(localStorage, ROWS).sent).toBeDefined();
    await vi.waitFor(() => expect(second.sent.map(({ name }) => name)).toEqual(["poys.by-key"]));
  });

  test("a round that takes no sets any more opens no confirm sheet", () => {
    const made = setSlip(undefined, { round: openSetRound(-1) });
    made.type("1234");
    made.slip().confirm();
    expect(made.slip().sending.state).toBe("draft");
  });

  test("after a slip the page learns anew what is left", async () => {
    const quotas = { betId: "lao-2026-11-23", price: baht(120), prizes: [], quota: 50 };
    const made = setSlip(({ name }) => {
      if (name === "lotteries.4d.quotas") return { ...quotas, left: [{ number: "1234", left: 49 }] };
      return name === "bet-lists.one" ? openSetRound() : acceptedSets();
    });
    made.type("1234");
    made.slip().confirm();
    await made.slip().send();
    await vi.waitFor(() => expect(made.slip().terms.left).toEqual({ "1234": 49 }));
  });
});
