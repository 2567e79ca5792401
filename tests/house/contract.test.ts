import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callName } from "@/lib/contract/endpoint";
import { servedNames } from "@/upstream/http/served";

const offered = entries.filter(([, entry]) => !entry.notOffered).map(([, entry]) => callName(entry));

describe("the contract", () => {
  test("is served whole: every call that is offered has its place in the upstream", () => {
    const served = new Set(servedNames());
    expect([...new Set(offered)].filter((name) => !served.has(name))).toEqual([]);
  });

  test("is all that is served", () => {
    const promised = new Set(entries.map(([, entry]) => callName(entry)));
    expect(servedNames().filter((name) => !promised.has(name))).toEqual([]);
  });
});
