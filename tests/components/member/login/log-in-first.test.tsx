import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { LogInFirst } from "@/components/member/login/log-in-first";
import { logInFirst } from "@/components/member/login/login-words";
import en from "@/locales/en/member.json";
import navigation from "@/locales/en/navigation.json";

afterEach(() => {
  cleanup();
  location.hash = "";
});

const show = (isAsked = false) =>
  render(
    <>
      <LogInFirst text="Log in to open that page." isAsked={isAsked} />
      <input name="userName" aria-label="Username" />
    </>,
  );

test("a guest who was redirected from a member page sees why, at the login's first field", () => {
  location.hash = "#log-in";
  show();
  expect(screen.getByRole("status").textContent).toBe("Log in to open that page.");
  expect(document.activeElement).toBe(screen.getByLabelText("Username"));
});

test("other visitors see no message", () => {
  show();
  expect(screen.getByRole("status").textContent).toBe("");
  expect(document.activeElement).toBe(document.body);
});

test("where the server knows the page, its HTML says so, without a script", () => {
  expect(renderToString(<LogInFirst text="Log in first." isAsked />)).toContain("Log in first.");
  show(true);
  expect(screen.getByRole("status").textContent).toBe("Log in to open that page.");
  expect(document.activeElement).toBe(document.body);
});

test("where people also come by themselves, the stylesheet hides it until the address names the login", () => {
  const { container } = render(<LogInFirst text="Log in first." isAsked isByAnchor />);
  expect(container.querySelector("[data-by-anchor]")).not.toBeNull();
  cleanup();
  location.hash = "#log-in";
  const led = render(<LogInFirst text="Log in first." isAsked isByAnchor />);
  expect(led.container.querySelector("[data-by-anchor]")).toBeNull();
});

describe("the reason names the page as the menus do", () => {
  test.each([
    ["/lotto", "Bet"],
    ["/lotto/gov/gov-2026-12-01?again=1", "Bet"],
    ["/lotto/4d?market=lao", "Four-digit sets"],
    ["/poy/gov/8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90", "Slips"],
    ["/credit/statement", "Statement"],
    ["/profile/limits", "Set limits or take a break"],
  ])("%s is %s", (asked, page) => {
    expect(logInFirst(en.login, navigation, asked)).toBe(`Log in first. “${page}” opens right after.`);
  });

  test.each([null, "/bank/add", "/credit/deposit/fast"])("%s has no name there", (asked) => {
    expect(logInFirst(en.login, navigation, asked)).toBe("Log in to open that page.");
  });
});
