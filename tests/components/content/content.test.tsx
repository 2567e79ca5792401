import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NewsList } from "@/components/content/news-list";
import { PromotionCard } from "@/components/content/promotion-card";
import { Prose } from "@/components/content/prose";
import words from "@/locales/en/promotion.json";
import { renderWithStores } from "../member/with-stores";

afterEach(cleanup);

test("editors' links stay in the reader's language; those that lead away say nothing of where one came from", () => {
  renderWithStores(
    <Prose
      text={[
        { tag: "p", parts: ["Read ", { tag: "a", href: "/how-to", parts: ["this"] }] },
        { tag: "a", href: "https://example.com/", parts: ["that"] },
        { tag: "a", parts: ["nothing"] },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "this" }).getAttribute("href")).toMatch(/\/how-to$/);
  expect(screen.getByRole("link", { name: "that" }).getAttribute("rel")).toBe("noopener noreferrer");
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

test("a paragraph that is only a link to a page of the site is the text's button; a link among words is none", () => {
  const to = (href: string) => ({ tag: "a" as const, href, parts: [href] });
  renderWithStores(
    <Prose
      text={[
        { tag: "p", parts: [to("/lotto")] },
        { tag: "p", parts: ["See ", to("/how-to")] },
        { tag: "p", parts: [to("https://example.com/")] },
      ]}
    />,
  );
  const plain = screen.getByRole("link", { name: "/how-to" }).className;
  expect(screen.getByRole("link", { name: "/lotto" }).className).not.toBe(plain);
  expect(screen.getByRole("link", { name: "https://example.com/" }).className).toBe(plain);
});

const promotion = {
  id: "rank-en",
  title: "Prizes",
  imageUrl: "/images/promotions/rank.svg",
  endsAt: "2026-12-01T00:00:00+07:00",
  text: [{ tag: "p" as const, parts: ["All of it"] }],
};

test("a running promotion shows all its terms and until when; an ended one folds them away", () => {
  const { unmount } = renderWithStores(
    <PromotionCard promotion={promotion} hasEnded={false} words={words} />,
  );
  const card = screen.getByRole("article", { name: "Prizes" });
  expect(card.id).toBe("promotion-rank-en");
  screen.getByText("Until 01/12/2026");
  expect(screen.queryByRole("group")).toBeNull();
  unmount();
  renderWithStores(<PromotionCard promotion={promotion} hasEnded words={words} />);
  screen.getByText("Ended 01/12/2026");
  expect(screen.getByText("Details").closest("details")?.open).toBe(false);
});

test("news are a line each with their day; without any there is no heading either", () => {
  const row = { id: "1", title: "Open", publishedAt: "2026-11-20T09:00:00+07:00", text: ["Hello"] };
  const { unmount } = renderWithStores(<NewsList title="News" news={[row]} />);
  screen.getByRole("region", { name: "News" });
  screen.getByText("20/11/2026");
  unmount();
  renderWithStores(<NewsList title="News" news={[]} />);
  expect(screen.queryByRole("heading")).toBeNull();
});
