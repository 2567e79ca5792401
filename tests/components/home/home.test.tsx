import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Banner } from "@/components/home/banner";
import { Contact } from "@/components/home/contact";
import { LatestResults } from "@/components/home/fresh-results";
import { HowTo } from "@/components/home/how-to";
import home from "@/locales/en/home.json";
import markets from "@/locales/en/market.json";
import navigation from "@/locales/en/navigation.json";
import result from "@/locales/en/result.json";
import { renderWithStores } from "../member/with-stores";
import { stock } from "../result/rows";

afterEach(cleanup);

const support = {
  activePopup: false,
  activeSupport: true,
  officePhoneNumber: "02 123 4567",
  urlBailek: null,
  urlPopup: null,
  urlSupport: "https://chat.example/house",
};

function latest(stocks: ReturnType<typeof stock>[] | null) {
  return <LatestResults stocks={stocks} words={home.results} resultWords={result} markets={markets} />;
}

test("a card a stock market is shown, with the way to all results", () => {
  renderWithStores(latest([stock("korea"), stock("korea", { betId: "korea-2025-11-28" }), stock("india")]));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "See all results" }).getAttribute("href")).toMatch(/\/results$/);
});

test.each([[[]], [null]])("without stock results (%j) no empty box takes their place", (stocks) => {
  renderWithStores(latest(stocks));
  expect(screen.queryByRole("region")).toBeNull();
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
    screen.getByText("Our contact details will be listed here.");
  },
);

test("four steps explain the start, and the banner links to the signup", () => {
  renderWithStores(
    <>
      <Banner words={home.banner} />
      <HowTo isOwn words={home.how} navigation={navigation} />
    </>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toMatch(/\/register$/);
});
