import { describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "@/lib/contract/endpoint";
import { readReply } from "@/lib/contract/read-reply";
import { pageOf, unixSeconds } from "@/lib/contract/values";

const promise = { service: "poy", method: "GET", summary: "a list", access: "public" } as const;
const row = z.object({ at: unixSeconds, parts: z.array(z.string()) });
const list = endpoint({ ...promise, path: "/rows.all", reply: z.array(row) });
const paged = endpoint({ ...promise, path: "/rows.page", reply: pageOf(row) });
const one = endpoint({ ...promise, path: "/rows.one", reply: row });

const good = { at: 1, parts: ["a"] };
const absurd = { at: 9e12, parts: [] };
const badInside = { at: 2, parts: ["a", 7] };

describe("a row that breaks the contract", () => {
  test("is left out of a list, and the others stay", () => {
    expect(readReply(list, [good, absurd, { at: 2, parts: [] }])).toMatchObject({
      reply: [good, { at: 2, parts: [] }],
      leftOut: [expect.stringMatching(/^1\.at: /)],
    });
  });

  test("is left out of a page of a list", () => {
    const page = { items: [absurd, good], nextCursor: null };
    expect(readReply(paged, page)).toMatchObject({ reply: { items: [good], nextCursor: null } });
  });

  test("goes as a whole, not in part", () => {
    expect(readReply(list, [badInside, good])).toMatchObject({ reply: [good] });
  });

  test.each([
    ["every row is bad", list, [absurd, badInside]],
    ["the page around it is bad, too", paged, { items: [good, absurd], nextCursor: 7 }],
    ["it is a part of something whole", one, badInside],
    ["there is no list", list, { items: "none" }],
    ["there is nothing", list, null],
  ])("makes the answer garbled where %s", (_, entry, data) => {
    expect(readReply(entry, data)).toEqual({ fault: expect.any(String) });
  });
});

test("a whole answer is read as it is", () => {
  expect(readReply(list, [good])).toEqual({ reply: [good], leftOut: [] });
  expect(readReply(list, [])).toEqual({ reply: [], leftOut: [] });
});
