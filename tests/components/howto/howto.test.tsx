import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HelpFinder, Questions } from "@/components/howto/help-finder";
import { StepList } from "@/components/howto/step-list";
import { TopicCards, topicsOf } from "@/components/howto/topic-cards";
import { hasEveryWord } from "@/lib/kernel/text-search";
import words from "@/locales/en/howto.json";
import th from "@/locales/th/howto.json";
import { renderWithStores } from "../member/with-stores";

afterEach(cleanup);

test("every step has its words and its picture; only the first picture is fetched at once", () => {
  const { title, steps } = words.topics.deposit;
  renderWithStores(<StepList topic="deposit" folder="en" title={title} steps={steps} words={words} />);
  const items = screen.getAllByRole("listitem");
  expect(items).toHaveLength(4);
  expect(items[1]?.textContent).toContain(steps["2"]);
  const pictures = items.map((item) => within(item).getByRole("img"));
  expect(pictures[1]?.getAttribute("alt")).toBe("Picture of step 2: Deposit");
  expect(pictures[1]?.getAttribute("src")).toBe("/images/howto/en/deposit-2.webp");
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([null, "lazy", "lazy", "lazy"]);
});

test("all nine help pages are led to at their steps, but for the one that one is on", () => {
  const { unmount } = renderWithStores(<TopicCards isOwn words={words} />);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    [
      ...["register-addbank", "deposit", "lotto#pictures", "lotto4d#pictures", "result-poy", "withdraw"],
      ...["forgot-pin", "paste", "draw"],
    ].map((topic) => `/howto/${topic}`),
  );
  unmount();
  renderWithStores(<TopicCards isOwn words={words} without="deposit" />);
  expect(screen.queryByRole("link", { name: /Deposit/ })).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(8);
});

test("each question folds its answer away", () => {
  const pairs = Object.values(words.faq.answers);
  renderWithStores(<Questions title={words.faq.title} pairs={pairs} />);
  const groups = within(screen.getByRole("region", { name: "Common questions" })).getAllByRole("group");
  expect(groups.map((group) => group.querySelector("summary")?.textContent)).toEqual(
    pairs.map(({ question }) => question),
  );
  expect(groups.map((group) => group.hasAttribute("open"))).toEqual(pairs.map(() => false));
});

test.each(["ฝากแล้วไม่เข้า", "ฝากเงินไม่เข้า", "เงินไม่เข้า", "โอนแล้วไม่เข้า"])(
  "in Thai, where a sentence is one word, %s finds what to do about a deposit",
  (typed) => {
    expect(hasEveryWord(th.find.keywords.deposit, typed)).toBe(true);
  },
);

const showFinder = (first = "") =>
  renderWithStores(
    <HelpFinder
      first={first}
      topics={topicsOf(words, true)}
      answers={Object.values(words.faq.answers).map((pair) => ({
        ...pair,
        searched: `${pair.question} ${pair.answer}`,
      }))}
      support={<button type="button">Chat</button>}
      words={{ ...words.find, questions: words.faq.title }}
    />,
  );
const search = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: words.find.label }), { target: { value: text } });

test("help is found by any word of its title, its steps or an answer, and how much is said", () => {
  showFinder();
  expect(screen.getAllByRole("link")).toHaveLength(9);
  search("satang");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/howto/deposit"]);
  expect(screen.getAllByRole("group")).toHaveLength(1);
  screen.getByText("2 topics found");
  search("");
  expect(screen.getAllByRole("link")).toHaveLength(9);
});

test("a word that no page has is found by what it is called elsewhere, and with a typing error", () => {
  showFinder();
  search("top up");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/howto/deposit"]);
  search("withdarw");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("/howto/withdraw");
  screen.getByText("Nothing has exactly “withdarw”. These come close:");
});

test("a search without a match says so, offers support and every topic, and can be cleared", () => {
  showFinder("xyzzy ");
  screen.getByText("Nothing found for “xyzzy”");
  expect(screen.getAllByRole("link")).toHaveLength(9);
  expect(screen.queryAllByRole("group")).toHaveLength(0);
  expect(screen.getAllByRole("button", { name: "Chat" })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: words.find.clear }));
  expect(screen.getAllByRole("link")).toHaveLength(9);
  expect(screen.queryByText(words.find.noneText)).toBeNull();
  expect(screen.getAllByRole("button", { name: "Chat" })).toHaveLength(1);
});

test("an answer leads to the page that it speaks of", () => {
  const pair = { ...words.faq.answers.games, way: { href: "/games", name: "Games" } };
  renderWithStores(<Questions title={words.faq.title} pairs={[pair]} />);
  const link = screen.getByText("Games").closest("a");
  expect(link?.getAttribute("href")).toMatch(/\/games$/);
});
