import { describe, expect, test } from "vitest";
import { inOrder } from "@/lib/client/calls/session-change";
import { cashs } from "@/lib/contract/credit";
import { identifyVisitor } from "@/lib/contract/devices";
import type { Endpoint } from "@/lib/contract/endpoint";
import { authUser, login, logout } from "@/lib/contract/users";

/** Sends `first` and, before its answer, `second`; returns the order of events. */
async function besideEachOther(
  first: Endpoint,
  second: Endpoint,
  outcome: "answered" | "lost" = "answered",
): Promise<string[]> {
  const events: string[] = [];
  let settle: { answer: () => void; lose: () => void } | undefined;
  const answer = new Promise<void>((resolve, reject) => {
    settle = { answer: resolve, lose: () => reject(new Error("network-lost")) };
  });
  const one = inOrder(first, async () => {
    events.push("first sent");
    await answer;
    events.push("first answered");
  });
  const two = inOrder(second, async () => events.push("second sent"));
  // A call that does not wait has been sent after these turns.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  if (outcome === "answered") settle?.answer();
  else settle?.lose();
  await Promise.allSettled([one, two]);
  return events;
}

const AFTER = ["first sent", "first answered", "second sent"];
const AT_ONCE = ["first sent", "second sent", "first answered"];

describe("an act beside a change of session carries the cookies and the CSRF token of one session", () => {
  test.each<[string, Endpoint, Endpoint, string[]]>([
    ["an act waits for a login", login, identifyVisitor, AFTER],
    ["an act waits for a logout", logout, identifyVisitor, AFTER],
    ["a read never waits", login, cashs, AT_ONCE],
    ["nobody waits for a renewal of the same session", authUser, identifyVisitor, AT_ONCE],
    ["acts do not wait for each other", identifyVisitor, identifyVisitor, AT_ONCE],
    ["a login does not wait for an act", identifyVisitor, login, AT_ONCE],
  ])("%s", async (_, first, second, expected) => {
    expect(await besideEachOther(first, second)).toEqual(expected);
  });

  test("an act goes out after a login whose answer was lost", async () => {
    expect(await besideEachOther(login, identifyVisitor, "lost")).toEqual(["first sent", "second sent"]);
  });
});
