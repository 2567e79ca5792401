import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import en from "@/locales/en/member.json";
import { account, boxes, fill, isOnStep, press, saidOf, send, show, whole } from "../register-form";

const leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "");
});
afterEach(() => {
  cleanup();
  leave.mockClear();
});

test("the second step follows the first, and back again keeps what was typed", async () => {
  show();
  fill();
  expect(isOnStep("Sign up")).toBe(false);
  press("Next");
  await waitFor(() => expect(isOnStep("Sign up")).toBe(true));
  expect(document.activeElement).toBe(screen.getByLabelText("First name"));
  press("Back");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Phone number")));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", whole.Email);
});

test("the browser's own back and forward move between the steps, with what was typed", async () => {
  show();
  fill();
  press("Next");
  await waitFor(() => expect(isOnStep("Sign up")).toBe(true));
  history.back();
  await waitFor(() => expect(isOnStep("Next")).toBe(true));
  expect(screen.getByLabelText("Username")).toHaveProperty("value", whole.Username);
  history.forward();
  await waitFor(() => expect(isOnStep("Sign up")).toBe(true));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", whole.Email);
});

test("a reload of the second step comes back to it", async () => {
  show();
  fill();
  press("Next");
  await waitFor(() => expect(isOnStep("Sign up")).toBe(true));
  cleanup();
  show();
  await waitFor(() => expect(isOnStep("Sign up")).toBe(true));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", whole.Email);
});

test.each([
  ["", []],
  ["fest", []],
  ["Fest42", ["letters", "digit"]],
  ["Fest!Gold42", ["length", "letters", "digit", "sign"]],
] as const)("of a PIN %j the rules %j are ticked", (pin, met) => {
  show();
  fireEvent.input(screen.getByLabelText("PIN (password)"), { target: { value: pin } });
  const items = [...document.querySelectorAll("#password-hint li[data-met]")];
  expect(items.map((item) => item.textContent)).toEqual(
    met.map((rule) => `${en.pinRules[rule]} ${en.pinRules.met}`),
  );
});

test.each<[string, string[], () => unknown]>([
  ["first", account, () => press("Next")],
  ["second", ["First name", "Last name", "Email", ...boxes], send],
])("an empty %s step says something at every box, and its summary leads to each", async (_, labels, go) => {
  show();
  fill(Object.fromEntries(labels.filter((label) => label in whole).map((label) => [label, ""])), []);
  await go();
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(summary.textContent).toContain("Please correct the fields marked below."));
  for (const label of labels) {
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true"));
    const link = within(summary).getByText(label);
    expect(link.getAttribute("href")).toBe(`#${screen.getByLabelText(label).id}`);
  }
});

test("what is corrected leaves the summary, which goes with its last entry", async () => {
  show();
  fill({ Username: "", "Phone number": "" });
  press("Next");
  const summary = await screen.findByRole("alert");
  const links = () => within(summary).queryAllByRole("link").length;
  await waitFor(() => expect(links()).toBe(2));
  fill({ Username: "" });
  await waitFor(() => expect(links()).toBe(1));
  fill();
  await waitFor(() => expect(summary.textContent).toBe(""));
});

test.each<[FaultCode, string, string]>([
  ["username-taken", "Username", "This username is taken. Please choose another."],
  ["phone-taken", "Phone number", "This phone number already has an account. Log in, or use another number."],
  ["password-weak", "PIN (password)", "Your password is too weak."],
])("%s is said at its box, which gets the focus; nothing typed is lost", async (code, label, words) => {
  show(() => {
    throw new Fault(code);
  });
  fill();
  await send();
  await waitFor(() => expect(saidOf(label)).toContain(words));
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  for (const [box, value] of Object.entries(whole)) {
    expect(screen.getByLabelText(box)).toHaveProperty("value", value);
  }
  expect(leave).not.toHaveBeenCalled();
});

test("a name that was taken is corrected at its box and sent from there: the second step is done", async () => {
  let isTaken = true;
  const { sent } = show(() => {
    if (isTaken) throw new Fault("username-taken");
    return {};
  });
  fill();
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Username")));
  isTaken = false;
  fill({ Username: "somchai10" }, []);
  press("Sign up");
  await waitFor(() => expect(leave).toHaveBeenCalled());
  const names = sent.filter(({ name }) => name === "users.signup").map(({ body }) => body);
  expect(names).toMatchObject([{ userName: whole.Username }, { userName: "somchai10" }]);
});

test("after a refusal that leads to the first step, back leaves the form at once", async () => {
  history.pushState(null, "", "/register");
  const entries = history.length;
  show(() => {
    throw new Fault("username-taken");
  });
  fill();
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Username")));
  await waitFor(() => expect(history.state?.registerStep).toBeUndefined());
  expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  // The second step is the entry ahead; one step back is the page before the form.
  expect(history.length).toBe(entries + 1);
});
