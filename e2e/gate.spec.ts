/**
 * No page leaves the site without the gate: below every first segment that an address can have, the answer to a
 * member is nobody else's, in whatever cache it may lie.
 */
import { readdirSync } from "node:fs";
import { decodeJwt } from "jose";
import { localeCodes } from "@/lib/domain/access/path";
import { errorPages, routes } from "@/lib/domain/access/routes";
import { inRoot } from "../tools/site/root.mjs";
import { newMember } from "../tools/testing/member";
import { type Answer, openCache } from "./support/small-cache";
import { expect, test } from "./support/site";

const publicNames = readdirSync(inRoot("public"), { withFileTypes: true });
const folders = publicNames.filter((one) => one.isDirectory()).map(({ name }) => name);
const files = publicNames.filter((one) => one.isFile()).map(({ name }) => name);

/** Everything that may stand first in an address: folders and files, doors of calls, the framework's own, languages. */
const firstSegments = [
  ...folders,
  ...files,
  ...["share", "api", "poy-api", "operator", "operator/api", "sim", "ready", "ccu", "_next", "_next/data"],
  ...["icon.svg", "robots.txt", "icons-99.svg", "none-such", "IMAGES", "images/howto", "km"],
  ...localeCodes,
];

/** One address of every page. */
const pages = [...routes.map(({ pattern }) => pattern), ...Object.values(errorPages)].map((pattern) =>
  pattern.replace(/\[[^\]]+\]/g, "some"),
);
/** Pages whose address looks like a file's. */
const disguised = ["/profile.webp", "/main.svg", "/lotto/some.webp", "/poy/lottery/some.png", "/profile/edit.mp4"];

const isPage = ({ headers }: Answer) =>
  /^text\/(html|x-component)/.test(String(headers["content-type"] ?? ""));

test("behind a shared cache nobody gets what was made for a member", {
  tag: "@phone",
}, async ({ site }) => {
  const member = await newMember(site, 731);
  const { uuid = "none" } = decodeJwt<{ uuid: string }>(member.token);
  const marks = [uuid, member.userName, member.phone.slice(1), member.token];
  const cookie = `access-token=${member.token}; device-id=${"d".repeat(32)}; guest-id=${"e".repeat(32)}`;
  const cache = openCache(site.origin);
  const wrong: string[] = [];
  let asked = 0;
  let shown = 0;

  const judge = async (path: string, more: Record<string, string>) => {
    const first = await cache.visit(path, { ...more, cookie });
    const second = await cache.visit(path, more);
    asked += 2;
    if (marks.some((mark) => first.text.includes(mark))) shown += 1;
    const found = marks.filter((mark) => second.text.includes(mark));
    if (found.length > 0) wrong.push(`${path} shows a stranger ${found.join(", ")}`);
    for (const one of [first, second]) {
      if (!isPage(one)) continue;
      const rule = String(one.headers["cache-control"]);
      if (rule !== "private, no-store") wrong.push(`${path} is a page with "${rule}"`);
      const policy = String(one.headers["content-security-policy"]);
      const isDocument = String(one.headers["content-type"]).startsWith("text/html") && one.text !== "";
      if (isDocument && !/'nonce-|default-src 'none'/.test(policy)) wrong.push(`${path} has the policy "${policy}"`);
    }
  };

  const cases = firstSegments.flatMap((first) => [
    ...[...pages, ...disguised].map((page) => [`/${first}${page === "/" ? "" : page}`, {}] as const),
    [`/${first}/profile/edit`, { rsc: "1" }] as const,
    [`/${first}/main`, { rsc: "1", "next-router-prefetch": "1" }] as const,
  ]);
  const rest = cases.values();
  const work = async () => {
    for (const [path, more] of rest) await judge(path, more);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  cache.close();

  expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  // The member's own pages do show the member: else the marks would prove nothing.
  expect(shown).toBeGreaterThan(4 * routes.filter(({ reader }) => reader === "member").length - 80);
  expect(asked).toBe(2 * firstSegments.length * (pages.length + disguised.length + 2));
});
