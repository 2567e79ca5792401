import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DreamList } from "@/components/result/dreams/dream-list";
import { dreams } from "@/lib/domain/numbers/dreams";
import words from "@/locales/en/dreams.json";

afterEach(cleanup);

const snakes = dreams.filter(({ subject }) => subject === "snake");
const common = { title: "Animals", dreams: snakes, names: words.names, words };
const numbers = () => within(screen.getByRole("list", { name: "Numbers of Snake" })).getAllByRole("listitem");

test("each number leads into the slip: two digits above and below, three above", () => {
  const hrefOf = (number: string, options: readonly string[]) => `/lotto?${options.join("+")}:${number}`;
  render(<DreamList {...common} round={{ name: "Government", hrefOf }} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/lotto?teng_bon_2+teng_lang_2:56",
    "/lotto?teng_bon_2+teng_lang_2:65",
    "/lotto?teng_bon_2+teng_lang_2:58",
    "/lotto?teng_bon_3:568",
  ]);
  screen.getByRole("link", { name: "Bet 56 in Government" });
});

test("where no round is open the numbers stand there to read", () => {
  render(<DreamList {...common} round={null} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(numbers().map(({ textContent }) => textContent)).toEqual(["56", "65", "58", "568"]);
});
