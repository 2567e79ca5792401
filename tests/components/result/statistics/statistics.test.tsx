import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PastResults } from "@/components/result/past-results";
import { NumberBars } from "@/components/result/statistics/number-bars";
import { NumberMap } from "@/components/result/statistics/number-map";
import { StatisticsForm } from "@/components/result/statistics/statistics-form";
import { recordsOf } from "@/lib/domain/settlement/statistics";
import words from "@/locales/en/result.json";
import { draw, stock } from "../rows";

afterEach(cleanup);

const records = recordsOf("teng_lang_2", [
  { top3: "405", bottom2: "62" },
  { top3: "405", bottom2: "05" },
  { top3: "405", bottom2: "62" },
]);
const rowOf = (number: string) => screen.getByRole("row", { name: new RegExp(`^${number}`) });

test("a bar's row says number, count and when it was last seen, without the bar", () => {
  render(<NumberBars title="Hot" records={records} most={2} words={words.stats} digits={2} hrefOf={null} />);
  within(rowOf("62")).getByRole("cell", { name: "2" });
  within(rowOf("62")).getByRole("cell", { name: "In the last one counted" });
  within(rowOf("05")).getByRole("cell", { name: "1 draw ago" });
  within(rowOf("99")).getByRole("cell", { name: "Not once" });
});

test("the map has a cell a number, named by it and shaded by its count", () => {
  render(<NumberMap records={records} hrefOf={null} words={words.stats} />);
  expect(screen.getAllByRole("cell")).toHaveLength(100);
  expect(screen.getByText("62:").parentElement?.dataset.level).toBe("4");
  expect(screen.getByText("05:").parentElement?.dataset.level).toBe("2");
  expect(screen.getByText("63:").parentElement?.dataset.level).toBe("0");
});

test("each number leads into the slip of the open round", () => {
  const hrefOf = (number: string) => `/lotto/gov/gov-1?numbers=teng_lang_2:${number}`;
  const { unmount } = render(
    <NumberBars title="Hot" records={records} most={2} words={words.stats} digits={2} hrefOf={hrefOf} />,
  );
  const link = () => screen.getByRole("link", { name: /^Bet 62/ }).getAttribute("href");
  expect(link()).toMatch(/\/lotto\/gov\/gov-1\?numbers=teng_lang_2:62$/);
  unmount();
  render(<NumberMap records={records} hrefOf={hrefOf} words={words.stats} />);
  expect(link()).toMatch(/numbers=teng_lang_2:62$/);
});

test("past draws show what bets are settled by, numbered rounds with their number", () => {
  const round = stock("yeekee", { betGroup: "yeekee", betId: "yeekee-2025-12-01-34" });
  render(<PastResults rows={[draw, round]} words={words} />);
  const read = screen.getAllByRole("row").map((row) => row.textContent);
  expect(read.slice(1)).toEqual(["01/12/202584756", "01/12/2025Round 3440562"]);
});

test("a demo result among past draws says so", () => {
  render(<PastResults rows={[{ ...draw, demo: true }, draw]} words={words} />);
  expect(screen.getAllByText(words.demo)).toHaveLength(1);
});

test("which draws are counted is a choice, and the one in force is selected", () => {
  const form = (hasDemos: boolean) =>
    render(
      <StatisticsForm
        words={words.stats}
        market={{ value: "gov", groups: [{ name: "Thai", choices: [{ key: "gov", name: "Government" }] }] }}
        option={{ value: "teng_lang_2", choices: [{ key: "teng_lang_2", name: "2 bottom" }] }}
        span={{ value: 100, choices: [100] }}
        hasDemos={hasDemos}
      />,
    );
  form(false);
  screen.getByDisplayValue(words.stats.realOnly);
  cleanup();
  form(true);
  screen.getByDisplayValue(words.stats.withDemo);
});
