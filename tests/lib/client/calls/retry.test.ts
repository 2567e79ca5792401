import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onBusyChange } from "@/lib/client/calls/busy";
import { retryWhileBusy } from "@/lib/client/calls/retry";
import { Fault } from "@/lib/contract/fault";

const busy = (seconds?: number) =>
  new Fault("busy", seconds === undefined ? undefined : { retryAfterSeconds: seconds });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** When each attempt was sent, ms after the first, and its outcome. */
async function run(
  answers: (Fault | "done")[],
  random: number,
  { isAct, signal }: { isAct?: boolean; signal?: AbortSignal } = {},
) {
  const begun = Date.now();
  const at: number[] = [];
  const outcome = retryWhileBusy(
    async () => {
      at.push(Date.now() - begun);
      const answer = answers[at.length - 1] ?? "done";
      if (answer !== "done") throw answer;
      return answer;
    },
    { isAct, random: () => random, signal },
  ).catch((error: Fault) => error.code);
  await vi.runAllTimersAsync();
  return { at, outcome: await outcome };
}

describe("a call that finds the service busy", () => {
  test.each([
    [
      "is sent again after half a second, one and two",
      [busy(), busy(), busy()],
      0,
      [0, 500, 1_500, 3_500],
      "done",
    ],
    [
      "comes apart from the others by chance, up to twice as late",
      [busy(), busy()],
      1,
      [0, 1_000, 3_000],
      "done",
    ],
    ["never comes sooner than the service says", [busy(3), busy(0)], 0, [0, 3_000, 4_000], "done"],
    ["is sent four times at most", [busy(), busy(), busy(), busy()], 0, [0, 500, 1_500, 3_500], "busy"],
    ["does not wait where the service asks for more than ten seconds", [busy(11)], 0, [0], "busy"],
    ["ends with another refusal", [busy(), new Fault("round-closed")], 0, [0, 500], "round-closed"],
    ["is sent once where it was answered", ["done"], 0, [0], "done"],
    ["is sent once where it was closed for maintenance", [new Fault("maintenance")], 0, [0], "maintenance"],
  ] as [string, (Fault | "done")[], number, number[], string][])(
    "%s",
    async (_, answers, random, at, outcome) => {
      expect(await run(answers, random)).toEqual({ at, outcome });
    },
  );

  test.each([
    ["a refusal of the act itself", "round-closed", "round-closed", "round-closed"],
    ["too many acts", "rate-limited", "busy", "rate-limited"],
    ["a session that is over", "unauthorized", "busy", "unauthorized"],
    ["a PIN that is asked for", "needs-pin", "busy", "needs-pin"],
    ["a site that is closed meanwhile", "maintenance", "busy", "maintenance"],
  ] as const)("and then %s: an act is in doubt still, a read is not", async (_, code, act, read) => {
    const answers = [busy(), new Fault(code)];
    expect((await run(answers, 0, { isAct: true })).outcome).toBe(act);
    expect((await run(answers, 0)).outcome).toBe(read);
    expect((await run([new Fault(code)], 0, { isAct: true })).outcome).toBe(code);
  });

  test("is given up when its page lets it go", async () => {
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 100);
    expect(await run([busy(9)], 0, { signal: leaving.signal })).toEqual({ at: [0], outcome: "busy" });
  });
});

describe("the page is notified", () => {
  test.each([
    ["after two seconds, and when it is over", [busy(3)], [false, true, false]],
    ["nothing of a shorter wait", [busy(1)], [false]],
    ["once, however many waits there are", [busy(3), busy(3)], [false, true, false]],
  ])("%s", async (_, answers, expected) => {
    const heard: boolean[] = [];
    const stop = onBusyChange((isBusy) => heard.push(isBusy));
    await run(answers, 0);
    stop();
    expect(heard).toEqual(expected);
  });
});
