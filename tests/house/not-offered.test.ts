import { expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callName } from "@/lib/contract/endpoint";

test("every call of the contract is offered by the box", () => {
  const found = entries
    .filter(([, entry]) => entry.notOffered)
    .map(([, entry]) => `${entry.method} ${callName(entry)}`);
  expect(found).toEqual([]);
});
