import { expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callName } from "@/lib/contract/endpoint";

/** Promised, answered `not-offered` until their screens exist. A step takes names off this list and adds none. */
const waiting = `
POST devices.push-token
GET notifications.all
POST notifications.read
POST partners.game.launch
POST partners.game.logout
`;

test("the calls not offered yet are exactly these, so that the list can only shrink", () => {
  const found = entries
    .filter(([, entry]) => entry.notOffered)
    .map(([, entry]) => `${entry.method} ${callName(entry)}`);
  expect(found.sort()).toEqual(waiting.trim().split("\n").sort());
});
