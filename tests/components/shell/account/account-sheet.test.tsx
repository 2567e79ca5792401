import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AccountSheet } from "@/components/shell/account/account-sheet";
import styles from "@/components/shell/account/account-sheet.module.css";
import { menuWords } from "@/components/shell/menu-words";
import type { UserInfo } from "@/lib/contract/users";
import navigation from "@/locales/en/navigation.json";
import platform from "@/locales/en/platform.json";
import shell from "@/locales/en/shell.json";
import "../../../support/dom/sheets";
import { member, renderOnPage } from "../on-page";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  usePathname: () => "/main",
  useSearchParams: () => new URLSearchParams(),
}));

const words = menuWords(shell, platform, navigation);
const user = { userName: "demo01", name: "Somchai Jaidee", level: 1, phoneNumber: "", avatar: null };

/** The selectors of the sheet's own styles, with the names that the page gives to its classes. */
const sheet = readFileSync("components/shell/account/account-sheet.module.css", "utf8");
const selectors = Array.from(sheet.matchAll(/^(\.[^{]+) \{$/gm), ([, selector = ""]) =>
  selector.replace(/\.([\w-]+)/g, (_, name) => `.${styles[name]}`),
);

// Muted text on the avatar's navy cannot be read.
test("the sheet colours a member's lines and leaves the letter of the avatar alone", () => {
  renderOnPage(<AccountSheet locale="en" isMember words={words} onClose={() => undefined} />, () => ({}), {
    ...member,
    user: user as UserInfo,
  });
  const styled = (element: Element) => selectors.some((selector) => element.matches(selector));
  expect(styled(screen.getByText("Somchai Jaidee · Level 1"))).toBe(true);
  expect(styled(screen.getByText("D"))).toBe(false);
});
