import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RegisterForm } from "@/components/member/register/register-form";
import { registerWords } from "@/components/member/register/register-screen";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import en from "@/locales/en/member.json";
import "../../../support/dom/sheets";
import { account, boxes, fill, press, saidOf, send, show, whole } from "../register-form";
import { renderWithStores } from "../with-stores";

const leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "");
});
afterEach(() => {
  cleanup();
  leave.mockClear();
});

test("a whole form opens the account, then gives name and e-mail, then lands on /main", async () => {
  const { sent } = show();
  fill();
  await send();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/main"));
  expect(sent).toEqual([
    {
      name: "users.signup",
      body: expect.objectContaining({
        userName: "somchai9",
        password: "Fest!Gold42",
        phoneNumber: "+66812345678",
        agentId: 0,
        refUid: 0,
        slug: "",
        employeeSlug: "",
        referUrl: "",
      }),
      headers: { "Accepted-Terms": TERMS_VERSION },
    },
    { name: "users-infos.update", body: { name: "Somchai Jaidee", email: "somchai@example.com" } },
  ]);
});

test("the invitation of the link travels with the signup", async () => {
  const { sent } = show(undefined, "nok-7");
  fill();
  await send();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ slug: "nok-7" }));
});

test("where a captcha is configured, its answer goes along, a new one with each try", async () => {
  let tries = 0;
  const { sent } = show(
    () => {
      if (++tries === 1) throw new Fault("captcha-failed");
      return {};
    },
    "",
    "simulator",
  );
  fill();
  await send();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("cannot confirm reCaptcha with Google"),
  );
  await send();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/main"));
  const headers = { "Accepted-Terms": TERMS_VERSION, "Captcha-Token": "a-person-of-the-simulator" };
  expect(sent.slice(0, 2).map((one) => one.headers)).toEqual([headers, headers]);
});

test("the e-mail that LINE gave stands in its box and can be another", async () => {
  const form = (
    <RegisterForm words={registerWords(en, true)} landing="/main" homeCountry="TH" email="som@line.example" />
  );
  const { sent } = renderWithStores(form);
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "som@line.example");
  fill();
  await send();
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(sent[1]?.body).toMatchObject({ email: "somchai@example.com" });
});

test("name and e-mail that could not be stored do not undo the signup", async () => {
  show((name) => {
    if (name === "users-infos.update") throw new Fault("internal-error");
    return {};
  });
  fill();
  await send();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/main"));
});

const ruleWords = "Use only English Letters or number, and do not use 4 duplicate in ordered";

test.each([
  ["Username", "", "Username is required"],
  ["Username", "abcde", ruleWords],
  ["Username", "abcde", "At least 6 characters."],
  ["Username", "สมชาย99", ruleWords],
  ["Username", "สมชาย99", "Only a to z and 0 to 9."],
  ["Username", "Nong Fon", ruleWords],
  ["Username", "Nong Fon", "Take out the space."],
  ["Username", "AAAbc!", "Take out the sign, such as ! or _."],
  ["Username", "aaaa12", ruleWords],
  ["Username", "ab11111", ruleWords],
  ["Username", "ab11111", "nowhere more than 4 in a row"],
  ["PIN (password)", "", "Password is required"],
  ["PIN (password)", "Ab1!xyz", "Password must be at least 8 characters"],
  ["PIN (password)", `Ab1!${"x".repeat(27)}`, "Password must not be greater than 30."],
  ["PIN (password)", "Abcdefg1_", "Password is invalid"],
  ["PIN (password)", "P@ssw0rd", "Your password is too weak."],
  ["Confirm PIN (password)", "", "Please type your PIN again."],
  ["Confirm PIN (password)", "Fest!Gold43", "Passwords do not match."],
  ["Email", "", "Email is required."],
  ["Email", "somchai@", "Email is invalid."],
  ["Phone number", "", "Phone number is required."],
  ["Phone number", "1234", "Phone number is invalid. Example: 081 234 5678."],
  ["First name", "S", "A name has 2 to 30 characters."],
  ["First name", "", "A name is required."],
  ["Last name", "", "A last name is required."],
])("%s %j says %j, gets the focus, and nothing is sent", async (label, value, words) => {
  const { sent } = show();
  fill({ [label]: value });
  if (account.includes(label)) press("Next");
  else await send();
  await waitFor(() => {
    expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
    expect(saidOf(label)).toContain(words);
  });
  await waitFor(() => {
    const firstWrong = document.querySelector('[aria-invalid="true"]');
    expect(document.activeElement).toBe(firstWrong);
  });
  expect(sent).toEqual([]);
});

test("capital letters of a username are made small where they stand and in what is sent", async () => {
  const { sent } = show();
  fill({ Username: "Somchai9" });
  await vi.dynamicImportSettled();
  fireEvent.focusOut(screen.getByLabelText("Username"));
  await send();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/main"));
  expect(sent[0]?.body).toMatchObject({ userName: "somchai9" });
});

test.each([
  ["I am 20 years old or older", "You must be 20 or older to sign up."],
  ["I have read and accept the terms of use", "Please accept the terms to sign up."],
])("without the tick at %j nobody signs up", async (label, words) => {
  const { sent } = show();
  fill(
    {},
    boxes.filter((box) => box !== label),
  );
  await send();
  await waitFor(() => expect(saidOf(label)).toBe(words));
  expect(sent).toEqual([]);
});

test("a field's error is shown on blur, and removed while it is corrected", async () => {
  show();
  const userName = screen.getByLabelText("Username");
  fireEvent.focus(userName);
  await screen.findByLabelText("Username");
  fireEvent.input(userName, { target: { value: "ab" } });
  await vi.dynamicImportSettled();
  fireEvent.focusOut(userName);
  await waitFor(() => expect(saidOf("Username")).toContain(ruleWords));
  fireEvent.input(userName, { target: { value: "abcdef" } });
  await waitFor(() => expect(saidOf("Username")).not.toContain(ruleWords));
});

test.each<[FaultCode, string]>([
  ["line-taken", en.errors["line-taken"]],
  ["line-refused", en.errors["line-refused"]],
  ["terms-not-accepted", en.errors["terms-not-accepted"]],
  ["rate-limited", "Too many tries. Please wait a while and try again; what you typed is kept."],
  ["network-lost", "No connection. Check your internet and try again; what you typed is kept."],
  ["internal-error", "Oops! Something went wrong. Please try again later."],
])("%s is said above the form and the form is free again", async (code, words) => {
  show(() => {
    throw new Fault(code);
  });
  fill();
  await send();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words));
  expect(screen.getByRole("button", { name: "Sign up" }).getAttribute("aria-disabled")).toBeNull();
});

test("text typed before the checking code arrives is what is checked", async () => {
  show();
  for (const [label, value] of Object.entries(whole)) {
    const box = screen.getByLabelText(label);
    if (box instanceof HTMLInputElement) box.value = value;
  }
  for (const label of boxes) {
    const box = screen.getByLabelText(label);
    if (box instanceof HTMLInputElement) box.checked = true;
  }
  await send();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/main"));
});

test("the terms open on a sheet and close again", async () => {
  show();
  fill();
  press("Next");
  await screen.findByRole("button", { name: "Sign up" });
  fireEvent.click(screen.getByRole("button", { name: "Read the terms" }));
  expect(screen.getByRole("heading", { name: "Terms of use in short" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("heading", { name: "Terms of use in short" })).toBeNull();
});
