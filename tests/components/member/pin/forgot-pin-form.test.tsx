import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ForgotPinForm } from "@/components/member/pin/forgot-pin-form";
import { pinFormWords } from "@/components/member/pin/pin-words";
import { UntilPinSet } from "@/components/member/pin/until-pin-set";
import { Fault } from "@/lib/contract/fault";
import member from "@/locales/en/member.json";
import pin from "@/locales/en/pin.json";
// Without a router a refusal uses the default language.
import fault from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../with-stores";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const { userName, phoneNumber, phoneNumberHint } = member.fields;
const words = {
  ...pinFormWords(member, pin),
  ...{ forgot: pin.forgot, code: pin.code, userName, phoneNumber, phoneNumberHint },
};
const sent = (name: string) => {
  if (name !== "otps.request") return {};
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  return { refOtpCode: "KXTR-123", expiresAt: at(600_000), resendAt: at(60_000), isSimulated: true };
};

const show = (answer: Answer = sent) =>
  renderWithStores(
    <>
      <ForgotPinForm words={words} homeCountry="TH" loginHref="/en/login" />
      <UntilPinSet>{pin.forgot.remembered}</UntilPinSet>
    </>,
    answer,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const said = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

async function toCode() {
  type("Username", "somchai9");
  type("Phone number", "081 234 5678");
  press("Send me the code");
  await screen.findByLabelText("6-digit code");
}

test("empty boxes are named before anything is sent", async () => {
  const { sent: calls } = show();
  press("Send me the code");
  await waitFor(() => expect(said("Username")).toContain("Username is required"));
  expect(said("Phone number")).toContain("Phone number is required.");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Username")));
  expect(calls).toEqual([]);
});

test("the code, then the new PIN under the specification's rules, then the login", async () => {
  const { sent: calls } = show();
  await toCode();
  expect(calls[0]).toEqual({
    name: "otps.request",
    body: { userName: "somchai9", phoneNumber: "+66812345678", purpose: "forgot-password" },
  });
  screen.getByText("Simulated SMS");
  expect(screen.getByRole("timer").textContent).toMatch(/01:00|00:59/);
  const box = screen.getByLabelText("6-digit code");
  expect(box.getAttribute("autocomplete")).toBe("one-time-code");
  expect(box.getAttribute("inputmode")).toBe("numeric");
  expect(said("6-digit code")).toContain("KXTR");
  type("6-digit code", "123");
  press("Set the new PIN");
  await waitFor(() => expect(said("6-digit code")).toContain("Enter all 6 digits of the code."));
  type("6-digit code", "123456");
  for (const [typed, sentence] of [
    ["", "Password is required"],
    ["Ab1#", "Password must be at least 8 characters"],
    [`Ab1#${"x".repeat(30)}`, "Password must not be greater than 30."],
    ["abcdefgh", "Password is invalid"],
    ["P@ssw0rd", "Your password is too weak."],
  ] as const) {
    type("New PIN (password)", typed);
    press("Set the new PIN");
    await waitFor(() => expect(said("New PIN (password)")).toContain(sentence));
  }
  type("New PIN (password)", "Fest!Gold42");
  type("Confirm new PIN (password)", "Fest!Gold43");
  press("Set the new PIN");
  await waitFor(() => expect(said("Confirm new PIN (password)")).toContain("Passwords do not match."));
  type("Confirm new PIN (password)", "Fest!Gold42");
  press("Set the new PIN");
  const login = await screen.findByRole("link", { name: "Log in" });
  expect(login.getAttribute("href")).toBe("/en/login");
  expect(calls.at(-1)).toMatchObject({
    name: "users.forgot-password",
    body: { otpCode: "123456", refOtpCode: "KXTR-123", newPassword: "Fest!Gold42" },
  });
});

test("a wrong code is reported beside the code, and the new PIN stays typed for the next one", async () => {
  let wrong = 1;
  const { sent: calls } = show((name) => {
    if (name === "users.forgot-password" && wrong-- > 0) throw new Fault("otp-wrong", { triesLeft: 4 });
    return sent(name);
  });
  await toCode();
  type("6-digit code", "111111");
  type("New PIN (password)", "Fest!Gold42");
  type("Confirm new PIN (password)", "Fest!Gold42");
  press("Set the new PIN");
  await screen.findByText("Tries left: 4");
  await waitFor(() => expect(said("6-digit code")).toContain(fault["otp-wrong"]));
  expect(document.activeElement).toBe(screen.getByLabelText("6-digit code"));
  expect(screen.getByLabelText("New PIN (password)")).toHaveProperty("value", "Fest!Gold42");
  screen.getByText(pin.forgot.remembered);
  type("6-digit code", "123456");
  press("Set the new PIN");
  await screen.findByText("Your new PIN is set");
  expect(screen.queryByText(pin.forgot.remembered)).toBeNull();
  expect(calls.at(-1)).toMatchObject({ body: { otpCode: "123456", newPassword: "Fest!Gold42" } });
});

test.each(["๑๒๓๔๕๖", "១២៣៤៥៦", "၁၂၃၄၅၆"])("a code typed as %s is 123456", async (typed) => {
  const { sent: calls } = show();
  await toCode();
  type("6-digit code", typed);
  type("New PIN (password)", "Fest!Gold42");
  type("Confirm new PIN (password)", "Fest!Gold42");
  press("Set the new PIN");
  await screen.findByText("Your new PIN is set");
  expect(calls.at(-1)).toMatchObject({ body: { otpCode: "123456" } });
});

test("another name or number: the boxes come back as they were", async () => {
  show();
  await toCode();
  await act(async () => press("Use another username or number"));
  expect(screen.getByLabelText("Username")).toHaveProperty("value", "somchai9");
  expect(screen.getByLabelText("Phone number")).toHaveProperty("value", "+66812345678");
});
