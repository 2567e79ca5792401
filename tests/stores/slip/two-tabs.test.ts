import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import { type Answer, acceptedPoy, baht, betSlip, type } from "../bet-slip";

const SLIP = "slip:owner-mark:th_close-2026-11-23";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A store with two lines and the confirm sheet open. */
function confirming(answer: Answer) {
  const made = betSlip(answer);
  type(made, "47");
  made.slip().confirm();
  return made;
}

describe("two tabs on one slip", () => {
  test("a slip that the other tab is sending is asked about, not sent a second time", async () => {
    const first = confirming(() => new Promise(() => undefined));
    void first.slip().send();
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    sessionStorage.clear();
    const second = betSlip(() => acceptedPoy(baht(2)));
    second.slip().restore();
    second.slip().confirm();
    expect(second.slip().sending.state).toBe("unknown");
    await vi.waitFor(() => expect(second.slip().sending.state).toBe("accepted"));
    expect(second.sent.map(({ name }) => name)).toEqual(["poys.by-key"]);
  });

  /** The storage event that every other tab receives for the draft. */
  const tellOthers = () => window.dispatchEvent(new StorageEvent("storage", { key: SLIP }));

  /** One tab whose submission is pending, answered by the test; a second one with the same slip. */
  async function twoTabs(answer: Answer = () => new Promise(() => undefined)) {
    let settle: { accept: () => void; refuse: (code: FaultCode) => void } | undefined;
    const first = betSlip(
      () =>
        new Promise((resolve, reject) => {
          settle = {
            accept: () => resolve(acceptedPoy(baht(2))),
            refuse: (code) => reject(new Fault(code)),
          };
        }),
    );
    type(first, "47");
    const second = betSlip(answer);
    second.slip().restore();
    const stop = second.slip().follow();
    first.slip().confirm();
    const sending = first.slip().send();
    // Each tab has its own session storage.
    sessionStorage.clear();
    await vi.waitFor(() => expect(settle).toBeDefined());
    return { first, second, stop, sending, settle };
  }
  const postsOf = ({ sent }: ReturnType<typeof betSlip>) => sent.filter(({ name }) => name === "poys.create");

  test("a number typed while the other tab's slip is on its way neither changes nor sends it again", async () => {
    const { first, second, stop } = await twoTabs();
    const marked = localStorage.getItem(SLIP);
    type(second, "12");
    second.slip().writeNote("other words");
    second.slip().clear();
    expect(localStorage.getItem(SLIP)).toBe(marked);
    expect(second.slip()).toMatchObject({ sending: { state: "unknown" }, lines: [{}, {}], note: "" });
    second.slip().confirm();
    await second.slip().send();
    expect([postsOf(first).length, postsOf(second).length]).toEqual([1, 0]);
    stop();
  });

  test("a confirm sheet of the same slip does not send it after the other tab has", async () => {
    const first = confirming(() => new Promise(() => undefined));
    const second = betSlip(() => new Promise(() => undefined));
    second.slip().restore();
    second.slip().confirm();
    void first.slip().send();
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    await second.slip().send();
    expect(second.slip().sending.state).toBe("unknown");
    expect(postsOf(second)).toEqual([]);
  });

  test("once the sending tab knows a no, the other one may go on with the slip at once", async () => {
    const { second, stop, sending, settle } = await twoTabs();
    tellOthers();
    expect(second.slip().sending.state).toBe("unknown");
    settle?.refuse("balance-too-low");
    await sending;
    tellOthers();
    expect(second.slip()).toMatchObject({ sending: { state: "draft" }, lines: [{}, {}] });
    type(second, "12");
    expect(second.slip().lines).toHaveLength(4);
    stop();
  });

  test("an answer that comes after the sending tab's own takes no new number away", async () => {
    let found: (poy: unknown) => void = () => undefined;
    const { second, stop, sending, settle } = await twoTabs(
      () => new Promise((resolve) => (found = resolve)),
    );
    tellOthers();
    settle?.accept();
    await sending;
    tellOthers();
    expect(second.slip()).toMatchObject({ sending: { state: "draft" }, lines: [] });
    type(second, "12");
    found(acceptedPoy(baht(2)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(second.slip()).toMatchObject({ sending: { state: "draft" }, lines: [{}, {}] });
    stop();
  });

  test("the note follows the other tab as the lines do", () => {
    const made = betSlip();
    const stop = made.slip().follow();
    const other = betSlip();
    type(other, "47");
    other.slip().writeNote("from a dream");
    tellOthers();
    expect(made.slip().note).toBe("from a dream");
    stop();
  });

  test("a refusal stays with its line, and is not told of another one that the other tab put in its place", () => {
    const made = betSlip();
    type(made, "47");
    const stop = made.slip().follow();
    const refused = made
      .slip()
      .lines.map(({ ref }) => ({ ref, reason: "member-cap" as const, left: baht(0) }));
    const corrected = made.slip().lines.map(({ ref }) => {
      return { ref, at: 1, bound: "max" as const, asked: baht(50), taken: baht(1) };
    });
    made.store.setState({ refused, corrected });
    const other = betSlip();
    other.slip().restore();
    other.slip().remove(other.slip().lines[1]?.ref ?? "");
    tellOthers();
    expect(made.slip()).toMatchObject({ refused: [refused[0]], corrected: [corrected[0]] });
    other.slip().clear();
    type(other, "12");
    tellOthers();
    expect(made.slip()).toMatchObject({ lines: [{ number: "12" }, {}], refused: [], corrected: [] });
    stop();
  });

  test("a confirm sheet closes when the other tab has sent the slip", () => {
    const made = confirming(() => acceptedPoy(baht(2)));
    const stop = made.slip().follow();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: SLIP }));
    expect(made.slip()).toMatchObject({ sending: { state: "draft" }, lines: [] });
    stop();
  });
});
