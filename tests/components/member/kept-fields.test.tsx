import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoginForm } from "@/components/member/login/login-form";
import { loginProps } from "@/components/member/login/login-words";
import { Fault } from "@/lib/contract/fault";
import en from "@/locales/en/member.json";
import { account, fill, press, send, show, whole } from "./register-form";
import { type Answer, renderWithStores } from "./with-stores";

const leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  leave.mockClear();
});

const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const kept = () => JSON.stringify({ ...sessionStorage });

test("a reload keeps both steps of the sign-up, and neither PIN nor consents", async () => {
  show();
  fill();
  press("Next");
  await screen.findByRole("button", { name: "Sign up" });
  expect(kept()).not.toContain(whole["PIN (password)"]);
  cleanup();
  show();
  for (const label of ["Phone number", "Username", "First name", "Last name", "Email"])
    expect(typedIn(label)).toBe(whole[label]);
  for (const label of account.slice(2)) expect(typedIn(label)).toBe("");
  expect(screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true }).some((box) => box.checked)).toBe(
    false,
  );
});

test("what was restored is sent, and forgotten then", async () => {
  show();
  fill();
  cleanup();
  const { sent } = show();
  fill({ "First name": "Malee" });
  await send();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/main"));
  expect(sent[1]?.body).toEqual({ name: "Malee Jaidee", email: "somchai@example.com" });
  cleanup();
  show();
  expect(typedIn("Username")).toBe("");
});

const showLogin = (answer?: Answer) =>
  renderWithStores(<LoginForm {...loginProps(en, null)} landing="/en/main" />, answer);
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test("a reload keeps the login's name until the login, and never the PIN", async () => {
  let isRight = false;
  const answer = () => {
    if (!isRight) throw new Fault("invalid login credential");
  };
  showLogin(answer);
  type("Username", "somchai9");
  type("PIN (password)", "Fest!Gold42");
  press("Log in");
  await screen.findByText(en.login.invalidLoginCredential);
  cleanup();
  showLogin(answer);
  expect(typedIn("Username")).toBe("somchai9");
  expect(typedIn("PIN (password)")).toBe("");
  type("PIN (password)", "Fest!Gold43");
  isRight = true;
  press("Log in");
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/en/main"));
  expect(kept()).not.toContain("somchai9");
});
