import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NoticeSheet } from "@/components/shell/notice-sheet";
import { ThemeChoice } from "@/components/shell/theme-choice";
import { createAppDefault } from "@/stores/app-default";
import { createNotices } from "@/stores/notices";
import { renderOnPage } from "./on-page";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "th" }),
  usePathname: () => "/main",
  useSearchParams: () => new URLSearchParams(),
}));

test("one of three colour schemes is chosen, and pressing it again leaves it chosen", () => {
  const { shelf } = renderOnPage(
    <ThemeChoice title="Colours" words={{ light: "Light", dark: "Dark", system: "As the device" }} />,
  );
  const choices = within(screen.getByRole("group", { name: "Colours" }));
  const pressed = () =>
    choices.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(["As the device"]);
  fireEvent.click(choices.getByRole("button", { name: "Dark" }));
  expect([pressed(), shelf.take(createAppDefault).getState().theme]).toEqual([["Dark"], "dark"]);
  fireEvent.click(choices.getByRole("button", { name: "Dark" }));
  expect(pressed()).toEqual(["Dark"]);
});

const words = {
  notices: "Notices",
  none: "No news",
  noneText: "News comes here",
  unread: "{count} new",
  kinds: {
    won: "A slip won",
    lost: "A slip did not win",
    refunded: "Slip refunded",
    cancelled: "Slip cancelled",
    credited: "Deposit arrived",
    expired: "Deposit expired",
    unmatched: "Deposit unmatched",
  },
};

test("the news stands newest first, and leads to where it happened", () => {
  const { shelf } = renderOnPage(<NoticeSheet words={words} onClose={() => undefined} />);
  screen.getByText("No news");
  const notices = shelf.take(createNotices);
  act(() => {
    notices.getState().add("slip-1", "won");
    notices.getState().add("deposit-1", "credited");
  });
  const news = screen.getAllByRole("listitem").map((item) => within(item).getByRole("link"));
  expect(news.map((link) => link.getAttribute("href"))).toEqual(["/credit/deposit/fast/queue", "/poy"]);
  within(news[1] as HTMLElement).getByText("A slip won");
});
