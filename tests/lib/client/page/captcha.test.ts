import { expect, test } from "vitest";
import { pendingCaptcha, simulatedCaptcha } from "@/lib/client/page/captcha";
import { SIMULATED_ANSWER } from "@/upstream/simulators/captcha/captcha";

test("an answer waits for the vendor's code, and each try gets one of its own", async () => {
  const captcha = pendingCaptcha();
  const first = captcha.answer();
  let answers = 0;
  captcha.take(async (action) => `${action}-${++answers}`);
  expect([await first, await captcha.answer()]).toEqual(["signup-1", "signup-2"]);
});

test.each([
  ["whose code never comes", undefined],
  ["that breaks", async () => Promise.reject(new Error("blocked"))],
  ["that says nothing", async () => ""],
])("a vendor %s is a captcha that failed", async (_, execute) => {
  const captcha = pendingCaptcha(5);
  if (execute) captcha.take(execute);
  await expect(captcha.answer()).rejects.toMatchObject({ code: "captcha-failed" });
});

test("the played captcha answers what the upstream's own takes for a person", async () => {
  expect(await simulatedCaptcha.answer()).toBe(SIMULATED_ANSWER);
});
