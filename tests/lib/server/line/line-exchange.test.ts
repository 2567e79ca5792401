import { afterAll, beforeAll, expect, test } from "vitest";
import type { LineChannel } from "@/lib/server/line/line-channel";
import { finishLineFlow, type LineFlow, startLineFlow } from "@/lib/server/line/line-exchange";
import { type Line, startLine } from "../../../support/outside/line";
import { setEnv } from "../small-upstream";

const SITE = "https://site.test";
let line: Line;
let channel: LineChannel;

beforeAll(async () => {
  line = await startLine();
  line.registerCallback(`${SITE}/login/line/auth`);
  setEnv(line.env);
  const { lineChannel } = await import("@/lib/server/line/line-channel");
  channel = lineChannel() as LineChannel;
});
afterAll(async () => {
  setEnv(Object.fromEntries(Object.keys(line.env).map((name) => [name, undefined])));
  await line.stop();
});

/** Consents on LINE's page; returns LINE's redirect. */
async function consented(): Promise<{ flow: LineFlow; answered: URLSearchParams }> {
  const { to, flow } = await startLineFlow(channel, SITE, "th");
  const page = await fetch(to);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Allow")]);
  const form = new URLSearchParams({ ...Object.fromEntries(new URL(to).searchParams), answer: "allow" });
  const answer = await fetch(`${line.origin}/consent`, { method: "POST", body: form, redirect: "manual" });
  return { flow, answered: new URL(answer.headers.get("location") ?? "").searchParams };
}

test("the LINE user is the one who consented, by a code that is valid once", async () => {
  const { flow, answered } = await consented();
  expect(await finishLineFlow(channel, SITE, answered, flow)).toMatchObject({
    lineId: line.person.userId,
    name: line.person.name,
    email: line.person.email,
  });
  expect(line.refused).toEqual([]);
  await expect(finishLineFlow(channel, SITE, answered, flow)).rejects.toThrow();
  expect(line.refused).toEqual(["invalid authorization code"]);
});

test.each<[string, (flow: LineFlow) => Partial<LineFlow>]>([
  ["verifier", () => ({ verifier: "of-another-flow-".repeat(3) })],
  ["nonce", () => ({ nonce: "of another flow" })],
  ["state", () => ({ state: "of another flow" })],
])("a code that came to another flow's %s is nobody's", async (_, other) => {
  const { flow, answered } = await consented();
  await expect(finishLineFlow(channel, SITE, answered, { ...flow, ...other(flow) })).rejects.toThrow();
});
