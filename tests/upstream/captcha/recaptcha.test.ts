import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recaptcha } from "@/upstream/captcha/recaptcha";

/** Replaces Google's siteverify: its next answer, and the requests that it received. */
let answer: { status: number; text: string } = { status: 200, text: "{}" };
let asked = "";
const google = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  asked = Buffer.concat(parts).toString();
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(answer.text);
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((ready) => google.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => new Promise((done) => google.close(done)));

test.each([
  [{ success: true, score: 0.9, action: "signup" }, true],
  [{ success: true, score: 0.5, action: "signup" }, true],
  [{ success: true, score: 0.4, action: "signup" }, false],
  [{ success: true, score: 0.9, action: "login" }, false],
  [{ success: false, "error-codes": ["timeout-or-duplicate"] }, false],
  ["no JSON", false],
  [{}, false],
])("Google's %j is a person: %s", async (said, isPerson) => {
  answer = { status: 200, text: typeof said === "string" ? said : JSON.stringify(said) };
  expect(await recaptcha("the secret", address).isPerson("an answer", "10.0.0.1")).toBe(isPerson);
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
    secret: "the secret",
    response: "an answer",
    remoteip: "10.0.0.1",
  });
});

test("a Google that cannot be reached confirms nobody", async () => {
  expect(await recaptcha("the secret", "http://127.0.0.1:9/").isPerson("an answer", "10.0.0.1")).toBe(false);
});
