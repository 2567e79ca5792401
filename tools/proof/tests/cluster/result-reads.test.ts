import { describe, expect, test } from "vitest";
import { judgeReads, type Read, shownInReply, shownOnPage } from "@/tools/proof/cluster/result-reads";

const result = { first: "123456", front3: ["001", "002"], back3: ["003", "004"], back2: "05" } as const;
const drawn = { ...result, front3: [...result.front3], back3: [...result.back3] } as never;
const reply = (data: unknown) => JSON.stringify({ data });
const row = (more: object) => ({ betId: "gov-1", status: "closed", setResult: false, ...more });

describe("a reply", () => {
  test.each([
    [
      "a list without the round",
      [row({ betId: "gov-0", status: "settled", setResult: true, result })],
      "none",
    ],
    ["a closed round", row({}), "none"],
    ["a settled round with its result", row({ status: "settled", setResult: true, result }), "result"],
    [
      "a round within a list of markets",
      [{ betList: row({ status: "settled", setResult: true, result }) }],
      "result",
    ],
    ["a settled round without a result", row({ status: "settled", setResult: true }), "wrong"],
    ["a result that is out without being set", row({ result }), "wrong"],
    [
      "another result",
      row({ status: "settled", setResult: true, result: { ...result, back2: "06" } }),
      "wrong",
    ],
  ])("of %s", (_what, data, shown) => expect(shownInReply(reply(data), "gov-1", drawn)).toBe(shown));
});

test("a page shows the first prize or does not", () => {
  expect(shownOnPage("<dd>123456</dd>", drawn)).toBe("result");
  expect(shownOnPage('<p id="123456"></p>', drawn)).toBe("none");
});

describe("reads around a confirmation at 1000", () => {
  const read = (begunMs: number, shown: Read["shown"], place = "calls1", what = "one"): Read => ({
    ...{ place, what, shown, begunMs, endedMs: begunMs + 10 },
  });
  test("are right where the last one without the result begins in time", () => {
    const reads = [read(900, "none"), read(1_500, "none"), read(1_600, "result")];
    expect(judgeReads(reads, 1_000, 2_000)).toEqual([
      { place: "calls1", right: 1, wrong: 0, stale: 0, wentBack: 0, lastWithoutMs: 500 },
    ]);
  });
  test("are judged for each process, and by each kind of read", () => {
    const reads = [
      read(1_100, "result"),
      read(1_200, "none"),
      read(1_200, "none", "calls1", "another"),
      read(3_001, "none", "web1"),
      read(3_100, "wrong", "web1"),
    ];
    expect(judgeReads(reads, 1_000, 2_000)).toEqual([
      { place: "calls1", right: 1, wrong: 0, stale: 0, wentBack: 1, lastWithoutMs: 200 },
      { place: "web1", right: 0, wrong: 1, stale: 1, wentBack: 0, lastWithoutMs: 2_001 },
    ]);
  });
  test("without one after it are right at once", () =>
    expect(judgeReads([read(900, "none"), read(1_001, "result")], 1_000, 2_000)[0]?.lastWithoutMs).toBe(
      null,
    ));
});
