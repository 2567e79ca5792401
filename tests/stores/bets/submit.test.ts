import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import { refusalsOf } from "@/lib/domain/poy/offers";
import { type Answer, acceptedPoy, baht, betSlip, offers, type } from "../bet-slip";

const KEY = "slip-key:owner-mark:th_close-2026-11-23";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const refuse = (code: FaultCode) => () => {
  throw new Fault(code);
};

/** A store with two lines and the confirm sheet open. */
function confirming(answer: Answer) {
  const made = betSlip(answer);
  type(made, "47");
  made.slip().confirm();
  return made;
}

const keyOf = () => (JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { key: string } | null)?.key;

describe("sending a slip", () => {
  test("the key is made when the confirm sheet opens and kept while the content is the same", () => {
    const made = confirming(() => acceptedPoy(baht(2)));
    const key = keyOf();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    made.slip().backToEdit();
    made.slip().confirm();
    expect(keyOf()).toBe(key);
    made.slip().backToEdit();
    made.slip().setAllPrices(baht(5));
    made.slip().confirm();
    expect(keyOf()).not.toBe(key);
  });

  test("an accepted slip empties the page and leaves nothing behind", async () => {
    const made = confirming(() => acceptedPoy(baht(2)));
    const key = keyOf();
    await made.slip().send();
    expect(made.sent).toMatchObject([{ name: "poys.create", key, body: { betId: "th_close-2026-11-23" } }]);
    expect(made.slip()).toMatchObject({ sending: { state: "accepted" }, lines: [] });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    made.slip().dismiss();
    expect(made.slip().sending.state).toBe("draft");
  });

  test("while the answer is out nothing can be changed or sent again", async () => {
    let answer: (poy: unknown) => void = () => undefined;
    const made = confirming(() => new Promise((resolve) => (answer = resolve)));
    const sending = made.slip().send();
    await vi.waitFor(() => expect(made.sent).toHaveLength(1));
    type(made, "12");
    made.slip().clear();
    await made.slip().send();
    expect(made.slip()).toMatchObject({
      sending: { state: "sending" },
      lines: [{ number: "47" }, { number: "47" }],
    });
    answer(acceptedPoy(baht(2)));
    await sending;
    expect(made.sent).toHaveLength(1);
  });

  test.each([
    "round-closed",
    "balance-too-low",
    "maintenance",
    "rate-limited",
    "stake-limit-reached",
  ] as const)("%s is a definite no: the slip stays, the key goes", async (code) => {
    const made = confirming(refuse(code));
    await made.slip().send();
    expect(made.slip()).toMatchObject({ sending: { state: "rejected", refusal: { code } } });
    expect(made.slip().lines).toHaveLength(2);
    expect(keyOf()).toBeUndefined();
  });

  test("a late slip says by how much, a poor balance how much is needed", async () => {
    const late = confirming(() => {
      throw new Fault("round-closed", { lateByMs: 740 });
    });
    await late.slip().send();
    expect(late.slip().sending).toMatchObject({ refusal: { lateByMs: 740 } });
    const poor = confirming(() => {
      throw new Fault("balance-too-low", { balance: baht(1), needed: baht(2) });
    });
    await poor.slip().send();
    expect(poor.slip().sending).toMatchObject({ refusal: { balance: baht(1), needed: baht(2) } });
  });

  test("refused lines are marked one by one; a new rate is asked about, a cap is fitted", async () => {
    const made = betSlip(({ body }) => {
      const [first, second] = (body as { lines: { ref: string }[] }).lines;
      throw new Fault("poy-lines-rejected", {
        lines: [
          { ref: first?.ref ?? "", reason: "rate-changed", from: 90, to: 45 },
          { ref: second?.ref ?? "", reason: "member-cap", left: baht(3) },
        ],
      });
    });
    type(made, "47");
    made.slip().setAllPrices(baht(10));
    made.slip().confirm();
    await made.slip().send();
    expect(refusalsOf(made.slip()).map(({ reason }) => reason)).toEqual(["rate-changed", "member-cap"]);
    made.slip().confirm();
    expect(made.slip().sending.state).toBe("rejected");
    made.slip().acceptRates();
    made.slip().fitPrices();
    expect(refusalsOf(made.slip())).toEqual([]);
    expect(made.slip().lines.map(({ price, multiply }) => [price, multiply])).toEqual([
      [baht(10), 45],
      [baht(3), 90],
    ]);
    made.slip().confirm();
    expect(made.slip().sending.state).toBe("confirming");
  });
});

describe("prices brought to what is allowed", () => {
  test("a price below a raised minimum goes up to it and no further", () => {
    const raised = offers().map((offer) => ({ ...offer, min: baht(20), max: baht(5000) }));
    const made = betSlip();
    type(made, "47");
    made.store.setState({ offers: raised });
    made.slip().fitPrices();
    expect(made.slip().lines.map(({ price }) => price)).toEqual([baht(20), baht(20)]);
  });

  test("lines that pass the cap of one number together stand in the way before anything is sent", () => {
    const made = betSlip();
    made.slip().tap("teng_lang_2");
    for (let times = 0; times < 6; times++) type(made, "47");
    made.slip().setAllPrices(baht(1000));
    const cap = { reason: "member-cap", max: baht(5000), left: baht(5000) };
    expect(refusalsOf(made.slip())).toEqual(made.slip().lines.map(({ ref }) => ({ ref, ...cap })));
    made.slip().confirm();
    expect(made.slip().sending.state).toBe("draft");
    made.slip().fitPrices();
    expect(made.slip().lines.map(({ price }) => price)).toEqual(Array(5).fill(baht(1000)));
    made.slip().confirm();
    expect(made.slip().sending.state).toBe("confirming");
    expect(made.sent).toEqual([]);
  });

  test("two lines on one number share what is left of it; the one without slip goes", async () => {
    const made = betSlip(({ body }) => {
      const { lines } = body as { lines: { ref: string }[] };
      throw new Fault("poy-lines-rejected", {
        lines: lines.map(({ ref }) => ({
          ref,
          reason: "member-cap" as const,
          max: baht(5000),
          left: baht(15),
        })),
      });
    });
    made.slip().tap("teng_lang_2");
    for (let times = 0; times < 3; times++) type(made, "47");
    made.slip().setAllPrices(baht(10));
    made.slip().confirm();
    await made.slip().send();
    made.slip().fitPrices();
    expect(made.slip().lines.map(({ price }) => price)).toEqual([baht(10), baht(5)]);
  });
});

describe("a lost answer", () => {
  test.each([
    "network-lost",
    "timeout",
    "upstream-timeout",
    "upstream-unreachable",
    "upstream-garbled",
    "internal-error",
    "idempotency-mismatch",
  ] as const)("%s leaves it open: the key is asked about before anything else", async (code) => {
    const made = confirming(({ name }) => {
      if (name === "poys.create") throw new Fault(code);
      return acceptedPoy(baht(2));
    });
    const key = keyOf();
    await made.slip().send();
    expect(made.sent.map(({ name }) => name)).toEqual(["poys.create", "poys.by-key"]);
    expect(made.sent[1]?.query).toEqual({ key });
    expect(made.slip().sending.state).toBe("accepted");
  });

  test("it goes on asking while the network is away, and nothing is sent twice", async () => {
    let isAway = true;
    const made = confirming(({ name }) => {
      if (isAway || name === "poys.create") throw new Fault("network-lost");
      return acceptedPoy(baht(2));
    });
    const sending = made.slip().send();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(made.slip().sending.state).toBe("unknown");
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await sending;
    expect(made.slip().sending.state).toBe("accepted");
    expect(made.sent.filter(({ name }) => name === "poys.create")).toHaveLength(1);
  });

  test("an unknown key is a refusal only after every timeout on the way has passed", async () => {
    const made = confirming(({ name }) => {
      throw new Fault(name === "poys.create" ? "network-lost" : "not-found");
    });
    const key = keyOf();
    const sending = made.slip().send();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(made.slip().sending.state).toBe("unknown");
    await vi.advanceTimersByTimeAsync(10_000);
    await sending;
    expect(made.slip().sending).toEqual({ state: "rejected", refusal: { code: "not-sent" } });
    expect(made.slip().lines).toHaveLength(2);
    made.slip().confirm();
    expect(keyOf()).toBe(key);
  });

  test("after a reload the key is asked about first, and the slip waits", async () => {
    const before = confirming(({ name }) => {
      if (name === "poys.create") return new Promise(() => undefined);
      throw new Fault("network-lost");
    });
    void before.slip().send();
    await vi.advanceTimersByTimeAsync(0);
    const after = betSlip(() => acceptedPoy(baht(2)));
    after.slip().restore();
    after.slip().askAgain();
    expect(after.slip()).toMatchObject({ sending: { state: "unknown" }, lines: [{}, {}] });
    await vi.advanceTimersByTimeAsync(0);
    expect(after.sent.map(({ name }) => name)).toEqual(["poys.by-key"]);
    expect(after.slip()).toMatchObject({ sending: { state: "accepted" }, lines: [] });
  });

  test("a new tab, which has no session storage, asks as well", async () => {
    const before = confirming(({ name }) => {
      if (name === "poys.create") return new Promise(() => undefined);
      throw new Fault("network-lost");
    });
    void before.slip().send();
    await vi.advanceTimersByTimeAsync(0);
    sessionStorage.clear();
    const after = betSlip(() => acceptedPoy(baht(2)));
    after.slip().restore();
    after.slip().askAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(after.slip().sending.state).toBe("accepted");
  });

  test("a confirm sheet that was open but not confirmed asks nothing after a reload", () => {
    confirming(() => acceptedPoy(baht(2)));
    const after = betSlip();
    after.slip().restore();
    after.slip().askAgain();
    expect(after.slip().sending.state).toBe("draft");
    expect(after.sent).toEqual([]);
  });
});
