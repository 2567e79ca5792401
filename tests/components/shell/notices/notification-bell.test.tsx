import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotificationBell } from "@/components/shell/notices/notification-bell";
import words from "@/locales/en/notice.json";
import { StoreRegistryContext } from "@/stores/_core/registry";
import { member, pageRegistry, renderOnPage } from "../on-page";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  usePathname: () => "/main",
  useSearchParams: () => new URLSearchParams(),
}));
beforeEach(() => {
  document.documentElement.lang = "en";
});
afterEach(() => {
  document.documentElement.lang = "";
});

const bell = <NotificationBell words={{ title: words.title, unread: words.unread }} />;

test.each([
  [0, null],
  [2, ">2<"],
  [12, ">9+<"],
])("with %i unread the server's HTML has its number", (unread, shown) => {
  const { registry } = pageRegistry(() => ({}), { ...member, unread });
  const html = renderToString(<StoreRegistryContext value={registry}>{bell}</StoreRegistryContext>);
  if (shown) expect(html).toContain(shown);
  else expect(html).toContain(`aria-label="${words.title}"`);
});

test("opened, it loads the sheet with the messages of the page's language", async () => {
  renderOnPage(bell, () => ({ items: [], nextCursor: null, unread: 0 }));
  fireEvent.click(screen.getByRole("button", { name: words.title }));
  await screen.findByText(words.noneText);
});
