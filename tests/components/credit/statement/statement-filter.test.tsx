import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StatementFilter } from "@/components/credit/statement/statement-filter";
import { readStatementView } from "@/components/credit/statement/statement-view";
import { epochMs } from "@/lib/domain/time/time";
import words from "@/locales/en/statement.json";
import { renderOnPage } from "../../shell/on-page";

afterEach(cleanup);

/** After midnight: the lottery day is still the 28th. */
const nowMs = epochMs("2026-11-29T01:00:00+07:00");
const show = (asked: Record<string, string>) =>
  renderOnPage(
    <StatementFilter
      view={readStatementView(asked, nowMs)}
      words={words}
      action="/credit/statement"
      nowMs={nowMs}
    />,
  );
const dateAt = async (end: string) => (await screen.findByLabelText<HTMLInputElement>(end)).value;

test("the period and the dates beneath it name the same days, up to today", async () => {
  show({});
  screen.getByText("All · 3 days back");
  fireEvent(screen.getByText("Choose dates").closest("details") as HTMLElement, new Event("toggle"));
  expect([await dateAt("From"), await dateAt("To")]).toEqual(["25/11/2026", "28/11/2026"]);
});

test("the dates as they stand there are the same period again, others are named by their days", () => {
  show({ from: "2026-11-25", to: "2026-11-28" });
  screen.getByText("All · 3 days back");
});

test("another period is named by its days, none of them to come", () => {
  show({ from: "2026-11-20" });
  screen.getByText("All · 20/11/2026–28/11/2026");
});

test("a date that does not exist and dates the wrong way round are said as they were typed", () => {
  show({ from: "05/11/2026", to: "31/02/2026" });
  screen.getByText("All · 28/02/2026–05/11/2026");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "There is no day 31/02/2026 in the calendar. The nearest one, 28/02/2026, is used.",
    "The first date, 05/11/2026, is after the last, 28/02/2026, so the two have changed places.",
  ]);
});

test("of dates that are taken as they were typed nothing is said", () => {
  show({ from: "01/11/2026", to: "05/11/2026" });
  expect(screen.queryByRole("status")).toBeNull();
});

test("of what is no day the site says how one is written, below its box; it is not sent and stays", async () => {
  show({ from: "2026-11-01", to: "2026-11-05" });
  const [from, to] = [
    await screen.findByLabelText<HTMLInputElement>("From"),
    await screen.findByLabelText<HTMLInputElement>("To"),
  ];
  const form = from.form as HTMLFormElement;
  expect(form.noValidate).toBe(true);
  fireEvent.change(to, { target: { value: "16/1" } });
  expect(fireEvent.submit(form)).toBe(false);
  expect(await screen.findByRole("alert")).toHaveProperty("id", to.getAttribute("aria-describedby"));
  expect([from, to].map((box) => [box.value, box.getAttribute("aria-invalid")])).toEqual([
    ["01/11/2026", "false"],
    ["16/1", "true"],
  ]);
  expect(document.activeElement).toBe(to);
  fireEvent.change(to, { target: { value: "16/11" } });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("after midnight the calendar day is no lottery day yet: under which one its movements are is said", () => {
  show({ from: "29/11/2026", to: "29/11/2026", tab: "lotto" });
  expect(screen.getByRole("status").textContent).toBe(
    "Until 04:00 it is still the lottery day of 28/11/2026, and everything is listed under that date. Show 28/11/2026",
  );
  expect(screen.getByRole("link", { name: "Show 28/11/2026" }).getAttribute("href")).toMatch(
    /\/credit\/statement\?tab=lotto&from=2026-11-28&to=2026-11-28$/,
  );
});
