import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarketMark, markNames, markOf } from "@/components/round/market-mark";

test("every mark that can be named is in the sprite", () => {
  const sprite = readFileSync("public/marks-1.svg", "utf8");
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 36 36">/g), ([, name]) => name);
  expect(drawn).toEqual([...markNames]);
});

test.each([
  ["gov", "gov"],
  ["th_pm", "thai"],
  ["nikkei_am", "japan"],
  ["hangseng_pm", "hongkong"],
  ["dowjones", "usa"],
  ["lao-super", "lao"],
  ["yeekee_5", "yeekee_5"],
  ["toString", "other"],
  ["a-market-of-tomorrow", "other"],
])("%s has the mark %s", (betType, name) => {
  expect(markOf(betType)).toBe(name);
  const { container } = render(<MarketMark betType={betType} />);
  expect(container.querySelector("use")?.getAttribute("href")).toBe(`/marks-1.svg#${name}`);
});
