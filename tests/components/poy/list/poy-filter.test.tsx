import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PoyFilter } from "@/components/poy/list/poy-filter";
import { readView } from "@/components/poy/list/selection";
import { epochMs } from "@/lib/domain/time/time";
import words from "@/locales/en/poy.json";
import statement from "@/locales/en/statement.json";
import { renderOnPage } from "../../shell/on-page";

afterEach(cleanup);

const show = (from: string, at: string) =>
  renderOnPage(
    <PoyFilter
      view={readView({ tab: "earlier", from }, undefined)}
      words={words}
      daysWords={statement.days}
      groups={[]}
      action="/poy"
      nowMs={epochMs(at)}
    />,
  );

test("after midnight the calendar day is no lottery day yet: under which one its slips are is said", () => {
  show("29/11/2026", "2026-11-29T01:00:00+07:00");
  expect(screen.getByRole("status").textContent).toContain(
    "Until 04:00 it is still the lottery day of 28/11/2026",
  );
  expect(screen.getByRole("link", { name: "Show 28/11/2026" }).getAttribute("href")).toMatch(
    /\/poy\?tab=earlier&from=2026-11-28&to=2026-11-28$/,
  );
});

test("of a day whose own lottery day has begun nothing is said", () => {
  show("29/11/2026", "2026-11-29T04:00:00+07:00");
  expect(screen.queryByRole("status")).toBeNull();
});
