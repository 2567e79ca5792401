import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BankBadge, bankColours } from "@/components/bank/bank-badge";
import { banks } from "@/lib/domain/banks/banks";
import th from "@/locales/th/credit.json";
import { contrast } from "../../house/contrast";

afterEach(cleanup);

describe("a bank's badge", () => {
  test.each(Object.entries(bankColours))("%s: its letters read on its colour at 4.5:1", (_, colours) => {
    expect(contrast(colours.letters, colours.ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(banks.map(({ bankCode }) => [bankCode]))("%s has at most five letters", (bankCode) => {
    const { container } = render(<BankBadge bankCode={bankCode} />);
    expect(container.querySelector("text")?.textContent).toMatch(/^[A-Z]{2,5}$/);
  });

  test("a code that nobody coloured is drawn in the site's own colours", () => {
    const { container } = render(<BankBadge bankCode="NEWBANK" />);
    expect(container.querySelector("svg[data-plain]")).not.toBeNull();
    expect(container.querySelector("rect")?.getAttribute("fill")).toBeNull();
  });
});

test.each(banks.map(({ bankCode }) => [bankCode]))("%s has a Thai name", (bankCode) => {
  const names: Readonly<Record<string, string>> = th.bank;
  expect(names[bankCode]).toMatch(/[\u0E00-\u0E7F]/);
});
