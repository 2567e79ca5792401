import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ThemeChoice } from "@/components/shell/account/theme-choice";
import { NotificationSheet } from "@/components/shell/notices/notification-sheet";
import { Fault } from "@/lib/contract/fault";
import type { NoticeWords } from "@/lib/i18n/notice-words";
import notice from "@/locales/en/notice.json";
import poy from "@/locales/en/poy.json";
import { createAppDefault } from "@/stores/app-default";
import { createNotifications } from "@/stores/notices";
import { type Answers, renderOnPage } from "./on-page";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "th" }),
  usePathname: () => "/main",
  useSearchParams: () => new URLSearchParams(),
}));

const words: NoticeWords = {
  ...notice,
  markets: { th_open: "Thai stocks, open", yeekee: "Yeekee", numbered: "{name}, round {n}" },
  reasons: poy.detail.reasons,
};

test("one of three colour schemes is chosen, and pressing it again leaves it chosen", () => {
  const { registry } = renderOnPage(
    <ThemeChoice title="Colours" words={{ light: "Light", dark: "Dark", system: "Same as the device" }} />,
  );
  const choices = within(screen.getByRole("group", { name: "Colours" }));
  const pressed = () =>
    choices.getAllByRole("button", { pressed: true }).map((choice) => choice.getAttribute("aria-label"));
  expect(pressed()).toEqual(["Same as the device"]);
  fireEvent.click(choices.getByRole("button", { name: "Dark" }));
  expect([pressed(), registry.take(createAppDefault).getState().theme]).toEqual([["Dark"], "dark"]);
  fireEvent.click(choices.getByRole("button", { name: "Dark" }));
  expect(pressed()).toEqual(["Dark"]);
});

const stock = { poyId: "p-1", betGroup: "stock", betType: "th_open" };
const fast = { depositId: "d-1", channel: "fast" };
const row = (
  id: string,
  kind: string,
  at: string,
  facts: Record<string, string>,
  readAt: string | null = at,
) => ({ id, kind, at, facts, readAt });

/** As the upstream answers `notifications.all`. */
const page = {
  items: [
    row(
      "3",
      "won",
      "2025-12-31T23:30:00+07:00",
      { poyNo: "41", amount: "900.00", stake: "10.00", ...stock },
      null,
    ),
    row("2", "credited", "2025-12-31T09:00:00+07:00", { amount: "100.07", ...fast }),
    row("1", "withdraw-paid", "2025-12-30T09:00:00+07:00", { amount: "300.00" }),
    row("0", "something-of-tomorrow", "2025-12-29T09:00:00+07:00", {}),
  ],
  nextCursor: null,
  unread: 1,
};

const sheet = (answers: Answers) =>
  renderOnPage(<NotificationSheet words={words} onClose={() => undefined} />, answers);

test("notifications are grouped by day, newest first, and link to their subject; opening the sheet marks them as read", async () => {
  vi.setSystemTime("2026-01-01T00:10:00+07:00");
  const { asked, registry } = sheet((name) => (name === "notifications.all" ? page : { unread: 0 }));
  const days = await screen.findAllByRole("region");
  expect(days.map((day) => day.getAttribute("aria-label"))).toEqual(["Yesterday", "30/12/2025"]);
  const links = screen.getAllByRole("listitem").map((item) => within(item).getByRole("link"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/poy/stock/p-1",
    "/credit/deposit/fast/queue?id=d-1",
    "/credit/status?tab=withdraw",
  ]);
  expect(links[0]?.textContent).toBe(
    "A slip has wonThai stocks, open · Slip no. 41Got ฿900.00+฿890.00New23:30",
  );
  expect(links[1]?.textContent).toBe("Your deposit has arrived฿100.0709:00");
  // What is new is marked alike, of whichever kind it is.
  expect(links.map((link) => "new" in link.dataset)).toEqual([true, false, false]);
  await vi.waitFor(() => expect(asked).toEqual(["notifications.all", "notifications.read"]));
  expect(registry.take(createNotifications).getState().unread).toBe(0);
  vi.useRealTimers();
});

test("a change of the account brings the ways to reach staff, once", async () => {
  const at = "2025-12-31T23:30:00+07:00";
  const items = [row("2", "pin-changed", at, {}), row("1", "phone-changed", at, {})];
  const support = { activePopup: false, activeSupport: true, officePhoneNumber: "02-123-4567" };
  sheet((name) =>
    name === "notifications.all" ? { items, nextCursor: null, unread: 0 } : { ...support, urlSupport: null },
  );
  expect(await screen.findAllByText(words.notYou)).toHaveLength(2);
  const call = await screen.findByRole("link", { name: "Call 02-123-4567" });
  expect(call.getAttribute("href")).toBe("tel:021234567");
});

test("without messages it says what will stand here, without the service that there is none", async () => {
  const none = sheet(() => ({ items: [], nextCursor: null, unread: 0 }));
  await screen.findByText(words.noneText);
  none.unmount();
  sheet(() => {
    throw new Fault("not-offered");
  });
  await screen.findByText(words.notOfferedText);
});

test("what did not load is asked for again by a button", async () => {
  let isDown = true;
  sheet((name) => {
    if (name === "notifications.all" && isDown) throw new Fault("network-lost");
    return name === "notifications.all" ? page : { unread: 0 };
  });
  await screen.findByText(words.failedText);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: words.retry }));
  await screen.findByText("A slip has won");
});

test("a slip is told with its market, its numbers and why it was given back; a loss is told as one", async () => {
  const yeekee = {
    poyId: "p-2",
    poyNo: "4",
    betGroup: "yeekee",
    betType: "yeekee",
    betId: "yeekee-2026-11-23-34",
  };
  const time = "2026-01-01T00:00:00+07:00";
  const facts = { ...yeekee, numbers: "25 78", lines: "20", stake: "200.00" };
  const items = [
    row("4", "refunded", time, { ...facts, amount: "200.00", reason: "shots-too-few" }),
    row("3", "lost", time, { ...facts, amount: "200.00" }),
    row("2", "won", time, { ...facts, amount: "180.00" }),
    // An upstream that tells no stake: what may be a loss is not called a win.
    row("1", "won", time, { ...stock, poyNo: "3", amount: "900.00" }),
  ];
  sheet((name) => (name === "notifications.all" ? { items, nextCursor: null, unread: 0 } : { unread: 0 }));
  const links = (await screen.findAllByRole("listitem")).map((item) => within(item).getByRole("link"));
  expect(links.map(({ dataset }) => dataset.kind)).toEqual(["refunded", "lost", "paid", "paid"]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `A slip was refundedYeekee, round 34 · Slip no. 425 78 +18${poy.detail.reasons["shots-too-few"]}฿200.0000:00`,
    "A slip did not winYeekee, round 34 · Slip no. 425 78 +18−฿200.0000:00",
    "A slip was settled and paid outYeekee, round 34 · Slip no. 425 78Got ฿180.00−฿20.0000:00",
    "A slip was settled and paid outThai stocks, open · Slip no. 3Got ฿900.0000:00",
  ]);
});
