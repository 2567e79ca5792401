import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AwayLine } from "@/components/limits/away-line";
import limits from "@/locales/en/limits.json";
import shell from "@/locales/en/shell.json";

test("says until when the break runs and what it keeps the member from, with a link to the limits", () => {
  render(<AwayLine until="2026-11-30T04:00:00+07:00" words={{ away: shell.away, limits: limits.title }} />);
  expect(screen.getByRole("complementary").textContent).toContain(
    "You are taking a break until 30/11/2026 04:00:00. You cannot bet, play games or deposit until then",
  );
  expect(screen.getByRole("link", { name: limits.title }).getAttribute("href")).toBe("/profile/limits");
});
