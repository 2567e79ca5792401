import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AlertPlace } from "@/components/shell/alert-place";

afterEach(cleanup);

const told = () => document.documentElement.style.getPropertyValue("--alerts");

test("its height is told to the page while it is shown, and no longer", () => {
  const { rerender } = render(<AlertPlace isShown={false}>Offline</AlertPlace>);
  expect([screen.getByRole("status").textContent, told()]).toEqual(["", ""]);
  rerender(<AlertPlace isShown>Offline</AlertPlace>);
  expect([screen.getByRole("status").textContent, told()]).toEqual(["Offline", "0px"]);
  rerender(<AlertPlace isShown={false}>Offline</AlertPlace>);
  expect(told()).toBe("");
});
