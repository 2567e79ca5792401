/**
 * No page leaves the site without the gate: below whatever stands first in an address, the answer to a member is
 * nobody else's, in whatever cache it may lie. `npm run sweep -- attacks` asks for every pair of the two.
 */
import { decodeJwt } from "jose";
import { type GateCase, gateCases } from "../tests/support/laws/addresses";
import { newMember } from "../tools/testing/member";
import { type Answer, openCache, pageFaults } from "../tools/testing/small-cache";
import { expect, test } from "./support/site";

/** Every page, before every eleventh of what may stand first: some three hundred addresses, a few seconds. */
const cases = gateCases(11);

test("behind a shared cache nobody gets what was made for a member", {
  tag: "@phone",
}, async ({ site }) => {
  const member = await newMember(site, 731);
  const { uuid = "none" } = decodeJwt<{ uuid: string }>(member.token);
  const marks = [uuid, member.userName, member.phone.slice(1), member.token];
  const cookie = `access-token=${member.token}; device-id=${"d".repeat(32)}; guest-id=${"e".repeat(32)}`;
  const cache = openCache(site.origin);
  const marksIn = ({ text }: Answer) => marks.filter((mark) => text.includes(mark));
  const wrong: string[] = [];
  let shown = 0;

  const judge = async ({ path, headers }: GateCase) => {
    const first = await cache.visit(path, { ...headers, cookie });
    const second = await cache.visit(path, headers);
    if (marksIn(first).length > 0) shown += 1;
    if (marksIn(second).length > 0) wrong.push(`a stranger sees ${marksIn(second)}: ${path}`);
    for (const fault of [first, second].flatMap(pageFaults)) wrong.push(`${fault}: ${path}`);
  };
  const rest = cases.values();
  const work = async () => {
    for (const one of rest) await judge(one);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  cache.close();

  expect([...new Set(wrong)].sort().slice(0, 20), `${wrong.length} in all`).toEqual([]);
  // The member's own pages do show the member: else the marks would prove nothing.
  expect(shown).toBeGreaterThan(30);
});
