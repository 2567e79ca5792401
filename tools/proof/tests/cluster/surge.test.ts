import { expect, test } from "vitest";
import { takenOut } from "@/tools/proof/cluster/rows/surge";
import type { SlipAnswer } from "@/tools/proof/cluster/slip-sender";
import { reasonOf, startSurge } from "@/tools/proof/cluster/surge";

const member = { name: "trial" } as never;
const closed: SlipAnswer = { status: 409, code: "round-closed" };

/** A surge of one client whose sends are answered one after the other; afterwards the round is closed. */
function surgeOf(answers: readonly (SlipAnswer | null)[], giveUpMs = 60_000) {
  const keys: string[] = [];
  const surge = startSurge({
    members: [member],
    memberOf: () => member,
    slip: () => ({}),
    send: async (_client, _member, _slip, key) => {
      const answer = answers[keys.push(key) - 1];
      if (answer === null) throw new Error("the connection broke off");
      return answer ?? closed;
    },
    giveUpMs,
  });
  surge.join(1);
  return { surge, keys };
}

test("what is placed counts by its id, until the round is closed", async () => {
  const { surge, keys } = surgeOf([
    { status: 200, poyId: "a" },
    { status: 200, poyId: "b" },
  ]);
  expect(await surge.end()).toEqual([]);
  expect([...surge.acknowledged.keys()]).toEqual(["a", "b"]);
  expect(new Set(keys).size).toBe(3);
  expect([...surge.answers]).toEqual([["round-closed", 1]]);
});

test("a busy answer, and none at all, is repeated by its key", async () => {
  const { surge, keys } = surgeOf([
    { status: 503, code: "busy", retryAfterSeconds: 1 },
    null,
    { status: 200, poyId: "a" },
  ]);
  expect(await surge.end()).toEqual([]);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect([...surge.answers]).toEqual([
    ["busy", 1],
    ["no answer", 1],
    ["round-closed", 1],
  ]);
}, 20_000);

test("a slip that never gets an answer is told by its key", async () => {
  const { surge, keys } = surgeOf([{ status: 503, code: "busy", retryAfterSeconds: 60 }], 100);
  expect(await surge.end()).toEqual([keys[0]]);
});

test("slips a second are those between two times", async () => {
  const { surge } = surgeOf([{ status: 200, poyId: "a" }]);
  const [fromMs, toMs] = [Date.now() - 1_000, Date.now() + 1_000];
  await surge.end();
  expect(surge.perSecond(fromMs, toMs)).toBe(0.5);
  expect(surge.perSecond(toMs, toMs + 1_000)).toBe(0);
});

test.each([
  [{ status: 409, code: "round-closed" }, "round-closed"],
  [{ status: 503, code: "busy", retryAfterSeconds: 2 }, "busy"],
  [{ status: 503, code: "busy" }, "busy without a time to wait"],
  [{ status: 502 }, "502 without a reason"],
  [{ status: 500, code: "oops" }, "500 without a reason"],
])("%j says %s", (answer, reason) => expect(reasonOf(answer)).toBe(reason));

test("what the edge took for down is named once", () => {
  const line = "Server web_calls/web2 is DOWN, reason: Layer7 timeout.\n";
  expect(takenOut(`[WARNING]  (1) : ${line}${line}`)).toMatchObject({ seen: "web_calls/web2", holds: false });
  expect(takenOut("Server web_calls/web2 is UP.\n")).toMatchObject({ seen: "none", holds: true });
});
