import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AlertRegion } from "@/components/shell/notices/alert-region";

afterEach(cleanup);

const told = () => document.documentElement.style.getPropertyValue("--alerts");

test("its height is told to the page while it is shown, and no longer", () => {
  const { rerender } = render(<AlertRegion isShown={false}>Offline</AlertRegion>);
  expect([screen.getByRole("status").textContent, told()]).toEqual(["", ""]);
  rerender(<AlertRegion isShown>Offline</AlertRegion>);
  expect([screen.getByRole("status").textContent, told()]).toEqual(["Offline", "0px"]);
  rerender(<AlertRegion isShown={false}>Offline</AlertRegion>);
  expect(told()).toBe("");
});
