import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NotificationSettingsScreen } from "@/components/profile/notification-settings-screen";
import type { NotificationSettings } from "@/lib/contract/notification-settings";
import words from "@/locales/en/profile.json";
import { renderWithStores } from "../member/with-stores";

vi.mock("next/navigation", async (load) => ({
  ...(await load<typeof import("next/navigation")>()),
  usePathname: () => "/profile/edit",
  useSearchParams: () => new URLSearchParams(),
}));
afterEach(cleanup);

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("a channel's setting is saved at the tap; a channel that is not connected says so and cannot be turned on", async () => {
  const rendered: NotificationSettings = {
    ...{ results: "all", money: true, push: false, line: false },
    offered: { push: false, line: false },
    isLineLinked: false,
  };
  // The upstream could send; this site has no push configuration, which only the page knows.
  const { sent } = renderWithStores(
    <NotificationSettingsScreen rendered={rendered} words={words.notices} />,
    (_, body) => ({
      ...rendered,
      ...(body as object),
      offered: { push: true, line: false },
    }),
  );
  fireEvent.click(screen.getByRole("radio", { name: "Only wins and refunds" }));
  await waitFor(() => expect(sent).toEqual([{ name: "users.notices", body: { results: "wins" } }]));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Only wins and refunds" }).checked).toBe(true),
  );
  for (const way of [/^Messages on your device/, /^LINE/]) {
    const tick = screen.getByRole<HTMLInputElement>("checkbox", { name: way });
    expect([tick.disabled, tick.checked]).toEqual([true, false]);
  }
  expect(screen.getAllByText("Not available on this site yet")).toHaveLength(2);
});

test("messages on the device begin with the browser's own question; a no saves nothing and says why", async () => {
  const rendered: NotificationSettings = {
    ...{ results: "all", money: true, push: false, line: false },
    offered: { push: true, line: false },
    isLineLinked: false,
  };
  const { sent } = renderWithStores(
    <NotificationSettingsScreen rendered={rendered} words={words.notices} />,
    (_, body) => ({
      ...rendered,
      ...(body as object),
    }),
  );
  const tick = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Messages on your device/ });
  expect(tick.disabled).toBe(false);
  // This page's browser supports no push.
  fireEvent.click(tick);
  await screen.findByText(words.notices.unsupported);
  expect([sent, tick.checked]).toEqual([[], false]);
});

test("messages by LINE need LINE on the account; a link leads to linking it, then the setting is enabled", async () => {
  const unlinked: NotificationSettings = {
    ...{ results: "all", money: true, push: false, line: false },
    offered: { push: false, line: true },
    isLineLinked: false,
  };
  const show = (rendered: NotificationSettings, playedLine?: string) =>
    renderWithStores(
      <NotificationSettingsScreen rendered={rendered} words={words.notices} playedLine={playedLine} />,
      (_, body) => ({ ...rendered, ...(body as object) }),
    );
  const tick = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^LINE/ });
  show(unlinked);
  screen.getByText(words.notices.lineUnlinked);
  expect(tick().disabled).toBe(true);
  expect(hrefOf(words.notices.lineLink)).toMatch(/\/profile\/edit#line$/);
  cleanup();

  show({ ...unlinked, isLineLinked: true }, "/sim/line/messages?ui_locales=en");
  expect(hrefOf(words.notices.lineMessages)).toBe("/sim/line/messages?ui_locales=en");
  cleanup();

  const { sent } = show({ ...unlinked, isLineLinked: true });
  screen.getByText(words.notices.lineReady);
  expect(screen.queryByRole("link")).toBeNull();
  fireEvent.click(tick());
  await waitFor(() => expect(sent).toEqual([{ name: "users.notices", body: { line: true } }]));
  await waitFor(() => expect(tick().checked).toBe(true));
});
