import { readFileSync } from "node:fs";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { destinations } from "@/components/navigation/destinations";
import { barPlaces } from "@/components/navigation/menus";
import { Balance } from "@/components/shell/account/balance";
import { SupportLinks } from "@/components/shell/account/support-links";
import { LanguageLinks } from "@/components/shell/language-links";
import { LoadingOverlay } from "@/components/shell/loading/loading-overlay";
import { BusyAlert, OfflineAlert } from "@/components/shell/notices/alert-region";
import { LanguageOffer } from "@/components/shell/notices/language-offer";
import { isBare, placeOf } from "@/components/shell/places";
import { createAppDefault } from "@/stores/app-default";
import { createUsers } from "@/stores/users";
import { renderOnPage } from "./on-page";

const place = vi.hoisted(() => ({ pathname: "/main", search: "" }));
vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "th" }),
  usePathname: () => place.pathname,
  useSearchParams: () => new URLSearchParams(place.search),
}));

afterEach(() => {
  place.pathname = "/main";
  place.search = "";
  vi.useRealTimers();
});

describe("places", () => {
  const hrefs = barPlaces.map((place) => destinations[place].href);

  test.each([
    ["/main", "/main"],
    ["/lotto", "/lotto"],
    ["/lotto/gov/gov-2026-12-01", "/lotto"],
    ["/poy/gov/abc", "/poy"],
    ["/results", "/results"],
    ["/credit/deposit/fast/queue", "/credit/deposit"],
    ["/credit/withdraw", "/credit/deposit"],
    ["/bank/status", "/credit/deposit"],
    ["/games", "/games"],
    ["/game/slots", "/games"],
    ["/profile", "/profile"],
    ["/profile/change-pin", "/profile"],
    ["/how-to", "/how-to"],
    ["/howto/deposit", "/how-to"],
    ["/vdo", "/how-to"],
    ["/vdo/pay-in", "/how-to"],
    ["/howtos", undefined],
    ["/number-set", undefined],
  ])("%s belongs to %s", (path, href) => {
    expect(placeOf(path, hrefs)).toBe(href);
  });

  test.each([
    ["/lotto/gov/gov-2026-12-01", true],
    ["/lotto/gov", false],
    ["/lotto", false],
    ["/poy/gov/abc", false],
  ])("%s stands without the bottom bar: %s", (path, bare) => {
    expect(isBare(path)).toBe(bare);
  });
});

const balanceWords = {
  balance: "Balance",
  show: "Show balance",
  hide: "Hide balance",
  refresh: "Refresh balance",
  held: "Held",
  hidden: "Balance hidden",
  stale: "May be old",
};

test("the balance hides behind the eye and comes back", () => {
  renderOnPage(<Balance words={balanceWords} />);
  expect(screen.getByText("฿5,000.00")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Hide balance" }));
  expect(screen.queryByText("฿5,000.00")).toBeNull();
  expect(screen.getByText("Balance hidden")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show balance" }));
  expect(screen.getByText("฿5,000.00")).toBeTruthy();
});

test("the arrow asks for the balance", async () => {
  const { asked } = renderOnPage(<Balance words={balanceWords} />, () => ({ money: 100, version: 9 }));
  fireEvent.click(screen.getByRole("button", { name: "Refresh balance" }));
  await vi.waitFor(() => expect(asked).toEqual(["cashs"]));
  await screen.findByText("฿1.00");
});

test("the overlay shows the wait text while the user store loads, and no longer", async () => {
  let answer: (info: unknown) => void = () => undefined;
  const { registry } = renderOnPage(
    <LoadingOverlay text="Please wait" />,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(screen.queryByText("Please wait")).toBeNull();
  let loading: Promise<void> | undefined;
  await act(async () => {
    loading = registry.take(createUsers).getState().load();
    await Promise.resolve();
  });
  expect(screen.getByText("Please wait")).toBeTruthy();
  await vi.waitFor(async () => {
    await act(async () => answer({ userName: "demo01" }));
    expect(registry.take(createUsers).getState().state).toBe("ready");
  });
  await act(async () => loading);
  expect(screen.queryByText("Please wait")).toBeNull();
});

test("the overlay covers the page for a task that blocks it, and never while the member is loaded", async () => {
  const never = () => new Promise(() => undefined);
  const { registry, container } = renderOnPage(<LoadingOverlay text="Please wait" />, never);
  const over = () => container.querySelector("[data-over]")?.getAttribute("data-over");
  act(() => void registry.take(createUsers).getState().load());
  expect(over()).toBe("corner");
  act(() => void registry.take(createAppDefault).getState().waitFor(never()));
  expect(over()).toBe("page");
});

test("the offline notice follows the network", () => {
  const { registry } = renderOnPage(<OfflineAlert text="No network" />);
  expect(screen.queryByText("No network")).toBeNull();
  act(() => registry.take(createAppDefault).getState().setOnline(false));
  expect(screen.getByText("No network")).toBeTruthy();
});

test("the quiet line of a busy service stands while calls wait, and gives way to the lost network", () => {
  const { registry } = renderOnPage(<BusyAlert text="We keep trying" />);
  const app = registry.take(createAppDefault);
  const shown = () => screen.queryByText("We keep trying") !== null;
  expect(shown()).toBe(false);
  act(() => app.setState({ isBusy: true }));
  expect(shown()).toBe(true);
  act(() => app.getState().setOnline(false));
  expect(shown()).toBe(false);
});

test("a language keeps what the address asks for", () => {
  place.pathname = "/results";
  place.search = "date=2026-11-16&lang=en";
  renderOnPage(<LanguageLinks locale="th" />);
  const link = screen.getByRole("link", { name: "ខ្មែរ" });
  expect(link.getAttribute("href")).toBe("/results?date=2026-11-16&lang=kh");
});

test("a language takes along what the address has got since it was drawn", () => {
  renderOnPage(<LanguageLinks locale="th" />);
  const link = screen.getByRole("link", { name: "ខ្មែរ" });
  link.addEventListener("click", (event) => event.preventDefault());
  history.replaceState(null, "", "/main?q=hanoi");
  fireEvent.click(link);
  history.replaceState(null, "", "/");
  expect(link.getAttribute("href")).toBe("/main?q=hanoi&lang=kh");
});

test("the offered language leads to the same page, and saying no keeps the current one", () => {
  renderOnPage(<LanguageOffer to="km" current="th" words={{ text: "ខ្មែរ?", yes: "yes", no: "no" }} />);
  expect(screen.getByRole("link", { name: "yes" }).getAttribute("href")).toBe("/main?lang=kh");
  fireEvent.click(screen.getByRole("button", { name: "no" }));
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.cookie).toContain("locale=th");
});

describe("how to reach the people of the site", () => {
  const supportWords = { support: "Contact us", supportCall: "Call {number}", supportChat: "Chat" };
  const support = {
    activePopup: false,
    activeSupport: true,
    officePhoneNumber: "02-000 0000",
    urlBailek: null,
    urlPopup: null,
    urlSupport: "https://example.com/chat",
  };

  test("shows the phone and the chat that the agent has", async () => {
    renderOnPage(<SupportLinks words={supportWords} />, () => support);
    const call = await screen.findByRole("link", { name: "Call 02-000 0000" });
    expect(call.getAttribute("href")).toBe("tel:020000000");
    expect(screen.getByRole("link", { name: "Chat" }).getAttribute("rel")).toContain("noopener");
  });

  test.each(["javascript:alert(1)", "http://example.com", null])(
    "a chat at %s is not a way",
    async (urlSupport) => {
      renderOnPage(<SupportLinks words={supportWords} />, () => ({ ...support, urlSupport }));
      await screen.findByRole("link", { name: "Call 02-000 0000" });
      expect(screen.queryByRole("link", { name: "Chat" })).toBeNull();
    },
  );

  test("nothing is shown when there is none to be had", async () => {
    const { asked } = renderOnPage(<SupportLinks words={supportWords} />, () => {
      throw new Error("no network");
    });
    await vi.waitFor(() => expect(asked).toEqual(["agents-supports"]));
    expect(screen.queryByText("Contact us")).toBeNull();
  });
});

test("what is loading shows after the fetch delay of 200 ms", () => {
  expect(readFileSync("app/globals.css", "utf8")).toMatch(/--fetch-delay: 200ms;/);
  for (const file of [
    "components/ui/notices/skeleton.module.css",
    "components/shell/loading/loading-overlay.module.css",
  ]) {
    expect(readFileSync(file, "utf8")).toContain("var(--fetch-delay)");
  }
});
