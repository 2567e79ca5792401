import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inRoot, root } from "@/tools/site/root.mjs";
import { member } from "../support/spec-upstream/calls";
import { type SpecUpstream, startSpecUpstream } from "../support/spec-upstream/start";

/** The command as `npm run check-upstream` starts it. */
async function check(args: string[], env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [inRoot("node_modules/tsx/dist/cli.mjs"), "scripts/check-upstream.ts", ...args],
    {
      cwd: root,
      env: { ...process.env, CHECK_USER: "", CHECK_PASSWORD: "", SITE_DETAIL_PATH: "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, err, lines: out.trimEnd().split("\n") };
}

const asMember = { CHECK_USER: member.userName, CHECK_PASSWORD: member.password };
let upstream: SpecUpstream;
beforeAll(async () => {
  upstream = await startSpecUpstream();
});
afterAll(() => upstream.stop());

describe("npm run check-upstream", () => {
  test("says where it asked, what is missing with its screens, what the site reads all the same, and the sum", async () => {
    const { code, err, lines } = await check([upstream.origin], asMember);
    expect(lines[0]).toBe(`Asked at ${upstream.origin}/api and ${upstream.origin}/poy-api`);
    const at = lines.findIndex((line) => line.includes("GET /sites.detail"));
    expect(lines[at]).toMatch(/answers 404$/);
    expect(lines[at + 1]?.trim()).toBe("screens: every page");
    expect(lines.find((line) => line.startsWith("MALFORMED"))).toBeUndefined();
    expect(lines.find((line) => line.includes("GET /cashs"))).toContain("expected number, received string");
    expect(lines.at(-1)).toBe(
      "33 of 37 calls are as the spec has them; 1 missing, 0 malformed, 3 tolerated, 0 refused, 0 not asked",
    );
    expect([code, err]).toEqual([1, ""]);
  });

  test("ends with 0 where nothing is missing or malformed; the title may stand elsewhere", async () => {
    const detail = { title: null, description: null, siteVerification: null, gaID: null };
    upstream.instead.set("GET /api/details", () => ({ data: detail }));
    const { code, lines } = await check([upstream.origin], { ...asMember, SITE_DETAIL_PATH: "/details" });
    expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining("; 0 missing, 0 malformed")]);
  });

  test("an answer that nobody can read is malformed", async () => {
    upstream.instead.set("GET /api/cashs", () => ({ data: { money: "plenty" } }));
    const { code, lines } = await check([upstream.origin], asMember);
    upstream.instead.clear();
    expect(lines.find((line) => line.includes("GET /cashs"))).toContain("data.money");
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining("1 malformed")]);
  });

  test("at a wrong address, says that nothing is there", async () => {
    const { code, lines } = await check([`${upstream.origin}/wrong`]);
    expect([code, lines[2]]).toEqual([1, expect.stringContaining("No call is there")]);
  });

  test.each([[[]], [["nonsense"]], [["http://127.0.0.1:1", "nonsense"]]])(
    "%j is refused with its usage",
    async (args) => {
      const { code, err } = await check(args);
      expect([code, err]).toEqual([2, expect.stringContaining("CHECK_USER")]);
    },
  );
});
