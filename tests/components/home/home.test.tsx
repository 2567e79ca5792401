import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Banner } from "@/components/home/banner";
import { Contact } from "@/components/home/contact";
import { HowTo } from "@/components/home/how-to";
import { LatestResults } from "@/components/home/latest-results";
import home from "@/locales/en/home.json";
import markets from "@/locales/en/market.json";
import navigation from "@/locales/en/navigation.json";
import result from "@/locales/en/result.json";
import { renderWithStores } from "../member/with-stores";
import { draw, stock } from "../result/rows";

afterEach(cleanup);

const support = {
  activePopup: false,
  activeSupport: true,
  officePhoneNumber: "02 123 4567",
  urlBailek: null,
  urlPopup: null,
  urlSupport: "https://chat.example/house",
};

function latest(government: (typeof draw)[] | null, stocks: (typeof draw)[] | null) {
  return (
    <LatestResults
      government={government}
      stocks={stocks}
      words={home.results}
      resultWords={result}
      markets={markets}
      today="2025-12-05"
    />
  );
}

test("the latest draw and a card a market are shown, with the way to all results", () => {
  renderWithStores(
    latest([draw], [stock("korea"), stock("korea", { betId: "korea-2025-11-28" }), stock("india")]),
  );
  screen.getByText("491847");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "See all results" }).getAttribute("href")).toMatch(/\/results$/);
});

test("a box without results says so; one that cannot be asked says that", () => {
  const { unmount } = renderWithStores(latest([], []));
  screen.getByText("There is no result to show yet.");
  screen.getByText("Stock results appear here once they are drawn.");
  unmount();
  renderWithStores(latest(null, null));
  screen.getByText("Results can't be fetched right now. Please try again in a moment.");
});

test("the people are reached by phone and chat", () => {
  renderWithStores(<Contact support={support} words={home.contact} />);
  expect(screen.getByRole("link", { name: "Call 02 123 4567" }).getAttribute("href")).toBe("tel:021234567");
  const chat = screen.getByRole("link", { name: "Chat with us" });
  expect(chat.getAttribute("href")).toBe("https://chat.example/house");
  expect(chat.getAttribute("rel")).toContain("noopener");
});

test("while nobody sits at the chat it is not led to, here as in the menu; the phone stays", () => {
  renderWithStores(<Contact support={{ ...support, activeSupport: false }} words={home.contact} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["tel:021234567"]);
});

test.each(["javascript:alert(1)", "http://chat.example/", "chat"])(
  "an address %j is never led to",
  (urlSupport) => {
    renderWithStores(
      <Contact support={{ ...support, officePhoneNumber: null, urlSupport }} words={home.contact} />,
    );
    expect(screen.queryByRole("link")).toBeNull();
    screen.getByText("Ways to reach us will be listed here.");
  },
);

test("four steps explain the start, and the banner links to the signup", () => {
  renderWithStores(
    <>
      <Banner words={home.banner} />
      <HowTo words={home.how} navigation={navigation} />
    </>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toMatch(/\/register$/);
});
