import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskForMore } from "@/components/error/ask-for-more";
import { BackButton } from "@/components/error/back-button";
import { FollowOpening } from "@/components/error/follow-opening";
import { NotFoundScreen } from "@/components/error/not-found-screen";
import { OfflineActions, WhileOffline } from "@/components/error/offline-actions";
import { PageStart } from "@/components/shell/loading/page-start";
import { OfflineAlert } from "@/components/shell/notices/alert-region";
import error from "@/locales/en/error.json";
import home from "@/locales/en/home.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { InEnglish } from "@/tests/support/dom/in-english";
import { needsFor } from "../../stores/bet-slip";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const storesWhere = (said: () => unknown) =>
  createStoreRegistry(needsFor(said), { session: null } as InitialState);

test("the maintenance screen asks whether it is over, and then shows the page that was asked for", async () => {
  let isClosed = true;
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  render(
    <InEnglish messages={{}} registry={storesWhere(() => ({ on: isClosed }))}>
      <FollowOpening front="/en" until="We expect to be back at 20:00" words={error.maintenanceFollows} />
    </InEnglish>,
  );
  screen.getByText("We expect to be back at 20:00");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  isClosed = false;
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), 20_000);
});

test("no answer does not count as open", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const failing = storesWhere(() => {
    throw new Error("no network");
  });
  render(
    <InEnglish messages={{}} registry={failing}>
      <FollowOpening front="/en" until={undefined} words={error.maintenanceFollows} />
    </InEnglish>,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
});

const contact = {
  activePopup: false,
  activeSupport: true,
  urlBailek: null,
  urlPopup: null,
  officePhoneNumber: "02-000-0000",
  urlSupport: "https://chat.example/room",
};

test("more information is the site's phone and chat, safe addresses only", () => {
  const { rerender } = render(<AskForMore label={error.moreInfo} support={contact} words={home.contact} />);
  const more = within(screen.getByRole("group"));
  more.getByText("Ask for more information");
  expect(more.getByRole("link", { name: "Call 02-000-0000", hidden: true }).getAttribute("href")).toBe(
    "tel:020000000",
  );
  more.getByRole("link", { name: "Chat with us", hidden: true });
  const unsafe = { ...contact, officePhoneNumber: null, urlSupport: "javascript:alert(1)" };
  rerender(<AskForMore label={error.moreInfo} support={unsafe} words={home.contact} />);
  expect(screen.queryByRole("link", { hidden: true })).toBeNull();
  screen.getByText("Our contact details will be listed here.");
});

test("going back leads to where one came from, and from nowhere to the front page", () => {
  const back = vi.spyOn(history, "back").mockReturnValue();
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  render(<BackButton label={error.goBack} front="/en" />);
  const length = vi.spyOn(history, "length", "get").mockReturnValue(2);
  fireEvent.click(screen.getByRole("button", { name: "Go back" }));
  expect([back.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
  length.mockReturnValue(1);
  fireEvent.click(screen.getByRole("button", { name: "Go back" }));
  expect(assign).toHaveBeenCalledWith("/en");
});

test("the banner and the offline page follow the network", () => {
  let isOnline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  const words = {
    online: error.onlineText,
    tryAgain: error.tryAgain,
    back: error.goBack,
    home: error.backToHome,
  };
  render(
    <InEnglish messages={{}} registry={storesWhere(() => ({}))}>
      <PageStart />
      <OfflineAlert text="You are offline." />
      <OfflineActions front="/en" words={words} />
    </InEnglish>,
  );
  screen.getByText(error.onlineText);
  screen.getByRole("link", { name: "Back to Home" });
  const become = (value: boolean) => {
    isOnline = value;
    fireEvent(window, new Event(value ? "online" : "offline"));
  };
  become(false);
  screen.getByText("You are offline.");
  screen.getByRole("button", { name: "Try again" });
  expect(screen.queryByText(error.onlineText)).toBeNull();
  become(true);
  expect(screen.queryByText("You are offline.")).toBeNull();
  screen.getByText(error.onlineText);
});

test("the offline page says so only while the device is offline", () => {
  let isOnline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  render(
    <InEnglish messages={{}} registry={storesWhere(() => ({}))}>
      <PageStart />
      <WhileOffline online={error.onlineTitle}>{error.offlineTitle}</WhileOffline>
    </InEnglish>,
  );
  screen.getByText("You are online");
  isOnline = false;
  fireEvent(window, new Event("offline"));
  screen.getByText("You are offline");
  expect(screen.queryByText("You are online")).toBeNull();
});

test("what is missing has its own way on, and the home page and other places beside it", () => {
  const { title, text, go } = error.missing.slip;
  const show = (instead: { href: string; label: string } | null) => (
    <InEnglish messages={{}} registry={storesWhere(() => ({}))}>
      <NotFoundScreen
        title={title}
        text={text}
        instead={instead}
        home={{ href: "/main", label: error.backToHome }}
        ways={[{ href: "/lotto", icon: "bet", name: "Bet" }]}
        waysTitle={error.otherWays}
      />
    </InEnglish>
  );
  const { rerender } = render(show({ href: "/poy", label: go }));
  screen.getByRole("heading", { level: 1, name: title });
  const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links()).toEqual([go, error.backToHome, "Bet"]);
  rerender(show(null));
  expect(links()).toEqual([error.backToHome, "Bet"]);
});
