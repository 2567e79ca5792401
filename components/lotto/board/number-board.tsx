"use client";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useRovingCells } from "@/components/ui/hooks/use-roving-cells";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { rateText } from "@/lib/domain/numbers/rate-text";
import { isHelperShown } from "@/lib/domain/poy/conflicts";
import { numbersOf, typedDigits } from "@/lib/domain/poy/helpers";
import type { Offer } from "@/lib/domain/poy/offers";
import { digitsOf, type HelperKey, helperKeys, isInstantHelper } from "@/lib/domain/poy/options";
import type { SlipLine } from "@/lib/domain/poy/slip";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./number-board.module.css";

interface CellState {
  isPicked: boolean;
  /** Closed on every chosen market. */
  isClosed: boolean;
  /** The lowest rate below the default among the chosen markets, if any. */
  halfRate: number | undefined;
}

/** Every number to tap: 1,000 on ten pages, 100, or 10. Loaded when the board is chosen. */
export default function NumberBoard() {
  const t = useTranslations("lotto.board");
  const slipStore = useBetSlipStore();
  const digits = useBets((state) => state.panel);
  const selected = useBets((state) => state.selected);
  const offers = useBets((state) => state.offers);
  const lines = useBets((state) => state.lines);
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState("");
  const stateOf = useMemo(
    () =>
      cellStates(
        offers.filter(({ option }) => selected.includes(option) && digitsOf(option) === digits),
        lines,
      ),
    [offers, selected, digits, lines],
  );
  // A search belongs to three digits alone: the other boards are in view as a whole.
  const numbers = numbersOnBoard(digits, page, digits === 3 ? search : "");
  const { tabIndexOf, handlers } = useRovingCells(numbers.length);

  return (
    <section className={styles.board} aria-label={t("label")} data-digits={digits}>
      {digits === 3 ? (
        <div className={styles.tools}>
          <input
            className={styles.search}
            type="search"
            inputMode="numeric"
            aria-label={t("search")}
            placeholder={t("search")}
            value={search}
            onChange={(event) =>
              setSearch(plainDigits(event.target.value).replace(/\D/g, "").slice(0, digits))
            }
          />
          <Pages page={page} isSearching={search !== ""} onPage={setPage} />
        </div>
      ) : null}
      {digits === 2 ? <BoardRows /> : null}
      <table role={GRID} aria-label={t("label")} className={styles.cells} {...handlers}>
        <tbody className={styles.row}>
          {rowsOf(numbers).map((row, at) => (
            <tr key={row[0]} className={styles.row}>
              {row.map((number, place) => (
                <td key={number} className={styles.row}>
                  <Cell
                    number={number}
                    state={stateOf(number)}
                    tabIndex={tabIndexOf(at * ROW + place)}
                    onPress={() => slipStore.getState().toggle(number)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {numbers.length === 0 ? <p>{t("none")}</p> : null}
    </section>
  );
}

interface PagesProps {
  page: number;
  isSearching: boolean;
  onPage: (page: number) => void;
}

/** The hundreds of the three-digit board in one row. A search goes across all of them. */
function Pages({ page, isSearching, onPage }: PagesProps) {
  const t = useTranslations("lotto.board");
  return (
    <fieldset className={styles.scroll} aria-label={t("page")}>
      {Array.from({ length: 10 }, (_, hundred) => `${hundred}00`).map((first, hundred) => (
        <button
          key={first}
          type="button"
          className={styles.page}
          disabled={isSearching}
          aria-pressed={!isSearching && page === hundred}
          aria-label={`${first}–${hundred}99`}
          onClick={() => onPage(hundred)}
        >
          {first}
        </button>
      ))}
    </fieldset>
  );
}

interface CellProps {
  number: string;
  state: CellState;
  tabIndex: number;
  onPress: () => void;
}

/** A closed number can be focused and read, but not pressed. */
function Cell({ number, state: { isPicked, isClosed, halfRate }, tabIndex, onPress }: CellProps) {
  const t = useTranslations("lotto.board");
  const isOff = isClosed && !isPicked;
  const words = [
    number,
    isPicked ? t("picked") : "",
    isClosed ? t("closed") : halfRate ? t("half", { rate: rateText(halfRate) }) : "",
  ];
  return (
    <button
      type="button"
      className={styles.cell}
      tabIndex={tabIndex}
      aria-label={words.filter(Boolean).join(", ")}
      aria-pressed={isPicked}
      aria-disabled={isOff || undefined}
      data-half={halfRate ? "" : undefined}
      onClick={isOff ? undefined : onPress}
    >
      {number}
      {halfRate && !isClosed ? <small>×{rateText(halfRate)}</small> : null}
    </button>
  );
}

const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Helpers that fill the two-digit board: those of one digit, and those that need none. */
const helpers = helperKeys.filter((key) => digitsOf(key) === 2 && typedDigits(key) < 2);

/** Many numbers at once, in one row: the helper on the left, on the right its digits, or one button. */
function BoardRows() {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  const [helper, setHelper] = useState<HelperKey>("option_2_roodnha");
  const isUsable = useBets(({ selected }) => isHelperShown(selected, helper));
  const isInstant = isInstantHelper(helper);
  return (
    <fieldset className={styles.tools} aria-label={t("board.rows")}>
      <select
        className={styles.way}
        aria-label={t("betPage.helperOn")}
        value={helper}
        onChange={(event) => setHelper(helpers.find((one) => one === event.target.value) ?? helper)}
      >
        {helpers.map((one) => (
          <option key={one} value={one}>
            {t(`helper.${one}`)}
          </option>
        ))}
      </select>
      {isInstant ? (
        <button
          type="button"
          className={styles.page}
          disabled={!isUsable}
          onClick={() => slipStore.getState().tap(helper)}
        >
          {t("board.addRow", { n: numbersOf(helper).length })}
        </button>
      ) : (
        <div className={styles.scroll}>
          {digits.map((digit) => (
            <button
              key={digit}
              type="button"
              className={styles.page}
              aria-label={t("board.row", { way: t(`helper.${helper}`), digit })}
              onClick={() => slipStore.getState().addRow(helper, digit)}
            >
              {digit}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Announces that arrow keys move from cell to cell: a table of buttons with one tab stop is ARIA's grid. */
const GRID = "grid";

/** Groups the numbers of one ten in a row, for screen readers. */
const ROW = 10;

const rowsOf = (numbers: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(numbers.length / ROW) }, (_, at) => numbers.slice(at * ROW, at * ROW + ROW));

const padded = (digits: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(from + at).padStart(digits, "0"));

/** The visible cells: those that match the search (at most 100), else the page. */
function numbersOnBoard(digits: number, page: number, search: string): string[] {
  const all = padded(digits, 0, 10 ** digits);
  if (search) return all.filter((number) => number.includes(search)).slice(0, 100);
  return digits === 3 ? all.slice(page * 100, page * 100 + 100) : all;
}

/** The state of a number on the board for the chosen markets. */
function cellStates(markets: readonly Offer[], lines: readonly SlipLine[]): (number: string) => CellState {
  const options = new Set<string>(markets.map(({ option }) => option));
  const picked = new Set(lines.filter(({ option }) => options.has(option)).map(({ number }) => number));
  return (number) => {
    const rates = markets.map(({ rate, limits }) => ({ rate, now: limits[number] ?? rate }));
    const reduced = rates.filter(({ rate, now }) => now > 0 && now < rate).map(({ now }) => now);
    return {
      isPicked: picked.has(number),
      isClosed: rates.length > 0 && rates.every(({ now }) => now === 0),
      halfRate: reduced.length > 0 ? Math.min(...reduced) : undefined,
    };
  };
}
