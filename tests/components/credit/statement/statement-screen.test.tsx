import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StatementScreen } from "@/components/credit/statement/statement-screen";
import { Fault } from "@/lib/contract/fault";
import type { StatementPage } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import statement from "@/locales/en/statement.json";
import { createCredit } from "@/stores/credit";
import { type Answers, renderOnPage } from "../../shell/on-page";
import { rowOf, rowWords } from "./rows";

const page = (items: StatementPage["items"]): StatementPage => ({
  items,
  nextCursor: null,
  totals: { in: satang(100_25), out: satang(0), count: items.length },
});
const deposit = rowOf("DEPOSIT", { id: "1", ref: { kind: "deposit", id: "d1" } });
const later = rowOf("BET_GOV", { id: "2", createdAt: "2026-11-24T04:00:05+07:00", amount: satang(-20_00) });

const show = (first: StatementPage | null, answers?: Answers) =>
  renderOnPage(
    <StatementScreen
      selection={{ startedDate: "2026-11-20", endedDate: "2026-11-25" }}
      days={{ from: "2026-11-20", to: "2026-11-24" }}
      first={first}
      words={statement}
      rowWords={rowWords}
      today="2026-11-24"
      longer={{ href: "/credit/statement?from=2026-10-24", label: "Look back 30 days" }}
    />,
    answers,
  );

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterEach(() => vi.restoreAllMocks);

describe("the statement on the page", () => {
  test("stands by days, newest first, under its totals", async () => {
    show(page([later, deposit]));
    const totals = screen.getByRole("region", { name: "Whole period" });
    expect(totals.textContent).toContain("+฿100.25");
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Today 24/11/2026",
      "Yesterday 23/11/2026",
    ]);
    expect(await screen.findByText("No more movements")).toBeTruthy();
  });

  test("a movement after midnight is of the day before, as its rounds are, and says its own date", () => {
    const night = rowOf("BET_YEEKEE", { id: "3", createdAt: "2026-11-25T03:59:59+07:00" });
    const morning = rowOf("BET_YEEKEE", { id: "4", createdAt: "2026-11-25T04:00:00+07:00" });
    const evening = rowOf("BET_YEEKEE", { id: "5", createdAt: "2026-11-24T23:00:00+07:00" });
    show(page([morning, night, evening]));
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "25/11/2026",
      "Today 24/11/2026 until 04:00 the next day",
    ]);
    expect(screen.getAllByRole("time").map(({ textContent }) => textContent)).toEqual([
      "04:00:00",
      "25/11 03:59:59",
      "23:00:00",
    ]);
  });

  test("without movements leads to a longer period", () => {
    show(page([]));
    expect(screen.getByText("Nothing in this period")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Look back 30 days" })).toBeTruthy();
  });

  test("that the server could not read is asked for from the page", async () => {
    const { asked } = show(null, () => page([deposit]));
    expect(await screen.findByText("Deposit")).toBeTruthy();
    expect(asked).toContain("transactions.page");
  });

  test("that can't be read at all is logged, says that the money is safe, and can be tried again", async () => {
    let isBroken = true;
    show(null, () => {
      if (isBroken) throw new Fault("upstream-timeout");
      return page([deposit]);
    });
    expect(screen.getByRole("alert").textContent).toContain("Your money is safe");
    await waitFor(() => expect(logged).toHaveBeenCalled());
    isBroken = false;
    act(() => screen.getByRole("button", { name: "Try again" }).click());
    expect(await screen.findByText("Deposit")).toBeTruthy();
  });

  test("a deposit that waits is listed, and counted apart from the movements", () => {
    const waiting = rowOf("PREDEPOSIT", { id: "9", ref: { kind: "deposit", id: "d9" } });
    show({ ...page([waiting, later, deposit]), totals: { in: satang(100_25), out: satang(0), count: 2 } });
    expect(screen.getByText("2 movements · 1 deposit waiting")).toBeTruthy();
  });

  test("follows the money: a movement shows itself in front", async () => {
    const { registry } = show(page([deposit]), (name) =>
      name === "transactions.page" ? page([later, deposit]) : { money: satang(80_00), version: 9 },
    );
    act(() =>
      registry
        .take(createCredit)
        .getState()
        .pushed({ balance: satang(80_00), version: 9 }),
    );
    expect(await screen.findByText("Government lottery bet")).toBeTruthy();
  });

  test("is sorted by a head of its columns: without days, each row with its date, and back", () => {
    const small = rowOf("BET_GOV", {
      id: "6",
      createdAt: "2026-11-24T05:00:00+07:00",
      amount: satang(-5_00),
    });
    show(page([small, later, deposit]));
    const heads = within(screen.getByRole("group", { name: statement.list.sortBy }));
    const press = (name: RegExp) => fireEvent.click(heads.getByRole("button", { name }));
    const times = () => screen.getAllByRole("time").map(({ textContent }) => textContent);
    press(/^Amount/);
    expect(times()).toEqual(["23/11/2026 10:15:22", "24/11/2026 05:00:00", "24/11/2026 04:00:05"]);
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    press(/^Amount/);
    expect(times()[0]).toBe("24/11/2026 04:00:05");
    press(/^Date and time/);
    expect(times()).toEqual(["05:00:00", "04:00:05", "10:15:22"]);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  });

  test("is on paper by time, with a deposit that waits where it belongs", () => {
    const waiting = rowOf("PREDEPOSIT", { id: "9", createdAt: "2026-11-23T09:00:00+07:00" });
    show(page([waiting, later, deposit]));
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    const cells = within(screen.getByRole("table", { hidden: true })).getAllByText(/^\d\d\/\d\d\/\d{4} /);
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      "24/11/2026 04:00:05",
      "23/11/2026 10:15:22",
      "23/11/2026 09:00:00",
    ]);
    act(() => void window.dispatchEvent(new Event("afterprint")));
  });

  test("is on paper with every row, while the browser prints and no longer", () => {
    show(page([later, deposit]));
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    const paper = within(screen.getByRole("table", { hidden: true }));
    paper.getByText("Statement · 20/11/2026 to 24/11/2026");
    const rows = paper.getAllByRole("row", { hidden: true });
    expect(rows).toHaveLength(3);
    expect(rows[1]?.textContent).toContain("24/11/2026 04:00:05");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(screen.queryByRole("table", { hidden: true })).toBeNull();
  });
});
