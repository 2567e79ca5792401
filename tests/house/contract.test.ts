import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callName } from "@/lib/contract/endpoint";
import { servedNames } from "@/upstream/routes";

describe("the contract", () => {
  const promised = new Set(entries.map(([, entry]) => callName(entry)));

  test("is served whole: the list of what the box does not offer is empty", () => {
    const served = new Set(servedNames());
    expect([...promised].filter((name) => !served.has(name))).toEqual([]);
  });

  test("is all that is served", () => {
    expect(servedNames().filter((name) => !promised.has(name))).toEqual([]);
  });
});
