import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoginForm } from "@/components/member/login/login-form";
import { loginProps } from "@/components/member/login/login-words";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import en from "@/locales/en/member.json";
import th from "@/locales/th/member.json";
import { type Answer, renderWithStores } from "../with-stores";

const support = {
  activePopup: false,
  activeSupport: true,
  officePhoneNumber: "02-123-4567",
  urlBailek: null,
  urlPopup: null,
  urlSupport: "https://chat.example/house",
};
const leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  leave.mockClear();
});

function show(answer?: Answer, words = en) {
  return renderWithStores(<LoginForm {...loginProps(words, support)} landing="/en/main" />, answer);
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function send() {
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
}

test("a right name and PIN go to the call as typed, and the member to /main by a whole page load", async () => {
  const { sent } = show();
  type("Username", "somchai9");
  type("PIN (password)", " Pin#1 with spaces ");
  send();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/en/main"));
  expect(sent).toEqual([
    { name: "users.login", body: { userName: "somchai9", password: " Pin#1 with spaces " } },
  ]);
});

test("empty boxes are named, tied to their words, and the first one gets the focus", async () => {
  const { sent } = show();
  send();
  const userName = screen.getByLabelText("Username");
  await waitFor(() => expect(userName.getAttribute("aria-invalid")).toBe("true"));
  expect(document.getElementById(userName.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Username is required",
  );
  screen.getByText("Password is required");
  await waitFor(() => expect(document.activeElement).toBe(userName));
  expect(sent).toEqual([]);
});

test.each<[FaultCode, string]>([
  ["invalid login credential", "Invalid username or password."],
  ["unauthorized", "Invalid username or password."],
  ["login-limit-reached", "Login Attempt Count Reach Limit, Please contact call center."],
  ["internal-error", "Oops! Something went wrong. Please try again later."],
  ["rate-limited", "Oops! Something went wrong. Please try again later."],
  ["network-lost", "Oops! Something went wrong. Please try again later."],
])("a refusal %j says %j, and what was typed stays", async (code, words) => {
  show(() => {
    throw new Fault(code);
  });
  type("Username", "somchai9");
  type("PIN (password)", "Wrong#123");
  send();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
  expect(screen.getByLabelText("Username")).toHaveProperty("value", "somchai9");
  expect(screen.getByLabelText("PIN (password)")).toHaveProperty("value", "Wrong#123");
  expect(leave).not.toHaveBeenCalled();
});

test("after a wrong name or PIN the way to a new one stands beside the message, and not before", async () => {
  show(() => {
    throw new Fault("invalid login credential");
  });
  expect(screen.queryByRole("link", { name: en.login.forgotHelp })).toBeNull();
  type("Username", "somchai9");
  type("PIN (password)", "Wrong#123");
  send();
  const link = await screen.findByRole("link", { name: en.login.forgotHelp });
  expect(link.getAttribute("href")).toBe("/forgot-pin");
  screen.getByText("After 5 wrong PINs the login is locked for 15 minutes, and longer each time after that.");
});

test("at the limit the call centre and a new PIN are one tap away", async () => {
  show(() => {
    throw new Fault("login-limit-reached");
  });
  type("Username", "somchai9");
  type("PIN (password)", "Wrong#123");
  send();
  const link = await screen.findByRole("link", { name: /02-123-4567/ });
  expect(link.getAttribute("href")).toBe("tel:021234567");
  expect(screen.getByRole("link", { name: en.login.unlock }).getAttribute("href")).toBe("/forgot-pin");
});

test("a lock says from when a login can be tried again, by the answer's own seconds", async () => {
  show(() => {
    throw new Fault("login-limit-reached", { retryAfterSeconds: 900 });
  });
  type("Username", "nobody99");
  type("PIN (password)", "Wrong#123");
  send();
  await screen.findByText(/^You can try again from .*\d\d:\d\d, Thai time\.$/);
});

test("the eye shows the PIN and hides it again", () => {
  show();
  const password = screen.getByLabelText("PIN (password)");
  expect(password.getAttribute("type")).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show PIN" }));
  expect(password.getAttribute("type")).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide PIN" }));
  expect(password.getAttribute("type")).toBe("password");
});

test("password managers find their boxes, and pasting is not in the way", () => {
  show();
  expect(screen.getByLabelText("Username").getAttribute("autocomplete")).toBe("username");
  const password = screen.getByLabelText("PIN (password)");
  expect(password.getAttribute("autocomplete")).toBe("current-password");
  expect(fireEvent.paste(password)).toBe(true);
});

test("a second press while the first is under way sends nothing", async () => {
  const { sent } = show(() => new Promise(() => undefined));
  type("Username", "somchai9");
  type("PIN (password)", "Right#123");
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  const form = screen.getByLabelText("Username").closest("form");
  if (form) fireEvent.submit(form);
  await Promise.resolve();
  expect(sent).toHaveLength(1);
});

test("a wrong name or PIN is reported in Thai too", async () => {
  show(() => {
    throw new Fault("invalid login credential");
  }, th);
  fireEvent.change(screen.getByLabelText("ชื่อผู้ใช้"), { target: { value: "somchai9" } });
  fireEvent.change(screen.getByLabelText("PIN (รหัสผ่าน)"), { target: { value: "Wrong#123" } });
  fireEvent.click(screen.getByRole("button", { name: "เข้าสู่ระบบ" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("ชื่อผู้ใช้หรือ PIN (รหัสผ่าน) ไม่ถูกต้อง"));
});
