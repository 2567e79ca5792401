import { readFileSync } from "node:fs";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { iconNames } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { Money, moneyText } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet/sheet";
import { toSatang } from "@/lib/domain/money/money";
import { createSnackbar } from "@/stores/snackbar";
import "../../support/dom/sheets";
import { renderOnPage } from "../shell/on-page";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "km" }),
  usePathname: () => "/kh/lotto",
  useRouter: () => ({}),
}));

describe("money", () => {
  test.each([
    [1234.5, false, "฿1,234.50"],
    [0, true, "฿0.00"],
    [20, true, "+฿20.00"],
    [-20, false, "−฿20.00"],
    [-1_000_000.05, true, "−฿1,000,000.05"],
  ])("%d baht reads as it should (signed: %s): %s", (baht, isSigned, text) => {
    expect(moneyText(toSatang(baht), isSigned)).toBe(text);
  });

  test("an outcome carries its sign, not only its colour", () => {
    render(<Money amount={toSatang(50)} isOutcome />);
    expect(screen.getByText("+฿50.00")).toBeTruthy();
  });
});

test("every icon that can be named is in the sprite", () => {
  const sprite = readFileSync("public/icons-3.svg", "utf8");
  for (const name of iconNames) expect(sprite).toContain(`<symbol id="${name}"`);
});

test("a busy button takes no second press and keeps its name", () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Send</Button>);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  rerender(
    <Button onClick={press} isBusy>
      Send
    </Button>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(press).toHaveBeenCalledTimes(1);
});

test("a button link keeps the language of the page; a hard one goes where it says", () => {
  render(
    <>
      <ButtonLink href="/poy">Slips</ButtonLink>
      <ButtonLink href="/main" isHard>
        Home
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "Slips" }).getAttribute("href")).toBe("/kh/poy");
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/main");
});

test("copying puts the text on the clipboard and says so", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => written.push(text) } });
  const { registry } = renderOnPage(<CopyButton text="1002003004" label="Copy account number" />);
  fireEvent.click(screen.getByRole("button", { name: "Copy account number" }));
  await waitFor(() => expect(written).toEqual(["1002003004"]));
  await waitFor(() => expect(registry.take(createSnackbar).getState().text).toBe("Copied"));
  vi.unstubAllGlobals();
});

test("a sheet has its title as name, closes by its button, and is gone when closed", () => {
  const close = vi.fn();
  const { rerender } = renderOnPage(
    <Sheet isOpen onClose={close} title="Confirm">
      <p>Body</p>
    </Sheet>,
  );
  expect(screen.getByRole("dialog", { name: "Confirm" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalledTimes(1);
  rerender(<p>nothing</p>);
  expect(screen.queryByText("Body")).toBeNull();
});
