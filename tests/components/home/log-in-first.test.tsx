import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LogInFirst } from "@/components/home/log-in-first";

afterEach(() => {
  cleanup();
  location.hash = "";
});

const show = () =>
  render(
    <>
      <LogInFirst text="Log in to open that page." />
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
