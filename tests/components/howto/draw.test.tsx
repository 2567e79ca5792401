import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { CheckWays } from "@/app/[locale]/(public)/howto/draw/_parts/check-ways";
import { example, figures } from "@/app/[locale]/(public)/howto/draw/_parts/figures";
import { DrawStagesPicture, DrawTryPicture } from "@/components/howto/draw-pictures";
import { DrawSteps } from "@/components/howto/draw-section";
import en from "@/locales/en/draw.json";
import kh from "@/locales/kh/draw.json";
import mm from "@/locales/mm/draw.json";
import th from "@/locales/th/draw.json";
import { renderWithStores } from "../member/with-stores";

afterEach(cleanup);

describe.each([
  ["th", th],
  ["en", en],
  ["kh", kh],
  ["mm", mm],
])("in %s", (_, words) => {
  test("no gap of a sentence or a drawing stays open", () => {
    const { container } = renderWithStores(
      <>
        <DrawSteps words={words.steps} figures={figures} />
        <DrawStagesPicture words={words.way} seconds={figures.longSeconds} />
        <DrawTryPicture words={words.device} {...example} />
        <CheckWays words={words.check} />
      </>,
    );
    const labels = screen.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"));
    expect(labels).toHaveLength(2);
    expect([container.textContent, ...labels].join(" ")).not.toMatch(/[{}]/);
    expect(container.textContent).toContain("npm run verify-draw -- file.json");
    expect(container.querySelectorAll("ol > li")).toHaveLength(7);
  });

  test("the words of the drawing stand in it, each line by itself", () => {
    renderWithStores(<DrawStagesPicture words={words.way} seconds={figures.longSeconds} />);
    const lines = [...screen.getByRole("img").querySelectorAll("tspan")].map((line) => line.textContent);
    for (const key of ["secret", "shots", "bytes", "system", "result", "back"] as const) {
      expect(lines).toEqual(expect.arrayContaining(words.way[key].split("\n")));
    }
    expect(lines.every((line) => line && !line.includes("\n"))).toBe(true);
  });
});

test("the line of time is to scale: the freeze stands where its seconds are of one try", () => {
  renderWithStores(<DrawTryPicture words={en.device} gap={7.2} seconds={28.8} />);
  const [tooLate, inTime] = screen.getByRole("img").querySelectorAll("rect");
  const width = (rect: Element | undefined) => Number(rect?.getAttribute("width"));
  expect(width(inTime) / width(tooLate)).toBeCloseTo(0.25, 6);
  within(document.body).getByText("One try: 28.8 s");
});

test("the example names as many times as the try is longer than the gap", () => {
  expect(example.times).toBe(example.seconds / example.gap);
});

test("steps and seconds are those of the rules", () => {
  expect(figures).toEqual({ longSteps: "16,000", longSeconds: 29, shortSteps: "8,000", shortSeconds: 14 });
  expect(example).toEqual({ gap: 1.8, seconds: 28.8, times: 16 });
});

test("the check leads to the public log", () => {
  renderWithStores(<CheckWays words={en.check} />);
  expect(screen.getByRole("link", { name: en.check.logLink }).getAttribute("href")).toBe("/results/freezes");
});
