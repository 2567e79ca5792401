import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DayPicker } from "@/components/result/day-picker";
import { CommonWordsProvider } from "@/components/ui/common-words";
import words from "@/locales/en/result.json";
import { words as common } from "../shell/on-page";

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ locale: "en" }),
  useRouter: () => router,
}));

afterEach(() => {
  cleanup();
  router.push.mockClear();
});

const today = "2026-11-28";
const week = "/en/results?days=7";
const show = (date: string | null) =>
  render(
    <CommonWordsProvider words={common}>
      <DayPicker shows={date} today={today} last={today} words={words} />
    </CommonWordsProvider>,
  );
const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Date" });

test("the latest results are of no day: none is chosen, today's and yesterday's have a link", () => {
  show(null);
  expect(box().value).toBe("");
  expect(links()).toEqual(["/en/results?date=2026-11-28", "/en/results?date=2026-11-27", week]);
  expect(screen.getByText("Latest").getAttribute("aria-current")).toBe("page");
});

test("the day that is shown is no link to itself", () => {
  show(today);
  expect(box().value).toBe("28/11/2026");
  expect(links()).toEqual([
    "/en/results",
    "/en/results?date=2026-11-27",
    week,
    "/en/results?date=2026-11-27",
  ]);
  cleanup();
  show("2026-11-27");
  expect(screen.getByText("Yesterday").getAttribute("aria-current")).toBe("page");
});

test("of a week no day is chosen, and it has none before it", () => {
  show("week");
  expect(box().value).toBe("");
  expect(screen.getByText(words.week).getAttribute("aria-current")).toBe("page");
  expect(links()).toEqual(["/en/results", "/en/results?date=2026-11-28", "/en/results?date=2026-11-27"]);
});

test("another day has the days before and after it; a day that is typed is opened", () => {
  show("2026-11-16");
  expect(links()).toEqual([
    "/en/results",
    "/en/results?date=2026-11-28",
    "/en/results?date=2026-11-27",
    week,
    "/en/results?date=2026-11-15",
    "/en/results?date=2026-11-17",
  ]);
  cleanup();
  show(null);
  fireEvent.change(box(), { target: { value: "01/11/2026" } });
  expect(router.push).toHaveBeenCalledTimes(1);
});

test("what is no day is not sent: the site says in its own words how one is written, and keeps what was typed", () => {
  show(null);
  const form = box().closest("form") as HTMLFormElement;
  expect(form.noValidate).toBe(true);
  for (const typed of ["", "16/11"]) {
    fireEvent.change(box(), { target: { value: typed } });
    expect(fireEvent.submit(form)).toBe(false);
    expect(screen.getByRole("alert").textContent).toBe(common.dayWrong);
    expect([box().value.startsWith(typed), box().getAttribute("aria-invalid")]).toEqual([true, "true"]);
  }
  fireEvent.change(box(), { target: { value: "16/11/2" } });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(router.push).not.toHaveBeenCalled();
});
