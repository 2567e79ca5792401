"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useMemo, useState } from "react";
import { refusalsOf } from "@/lib/domain/poy/offers";
import { isOfPrice } from "@/lib/domain/poy/rejection";
import { duplicateRefs, groupLines, type SlipLine } from "@/lib/domain/poy/slip";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { CorrectedPrices } from "../prices/corrected-prices";
import { PriceTools } from "../prices/price-tools";
import { RefusalAlert } from "./refusal-alert";
import styles from "./slip-editor.module.css";
import { type SlipRow, SlipRowView } from "./slip-row";

const VirtualRows = lazy(() => import("./virtual-rows"));

/** Slips with more lines are virtualized. */
const LONG = 60;

/** The lines by option with a price each; loaded with the first number. */
export default function SlipEditor({ nextHref = null }: { nextHref?: string | null }) {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const lines = useBets((state) => state.lines);
  const offers = useBets((state) => state.offers);
  const refused = useBets((state) => state.refused);
  const corrected = useBets((state) => state.corrected);
  const note = useBets((state) => state.note);
  const [isOnlyRepeats, setOnlyRepeats] = useState(false);
  const repeats = useMemo(() => duplicateRefs(lines), [lines]);
  const refusals = useMemo(() => refusalsOf({ lines, offers, refused }), [lines, offers, refused]);
  const isFiltered = isOnlyRepeats && repeats.size > 0;
  const rows = useMemo(() => {
    const corrections = new Map(corrected.map((one) => [one.ref, one]));
    const reasons = new Map(refusals.map((refusal) => [refusal.ref, refusal]));
    const wrong = new Set(refusals.filter(({ reason }) => isOfPrice(reason)).map(({ ref }) => ref));
    const wrongOptions = new Set(lines.filter(({ ref }) => wrong.has(ref)).map(({ option }) => option));
    return rowsOf(isFiltered ? withTheirFirst(lines, repeats) : lines).map((row) =>
      row.kind === "line"
        ? {
            ...row,
            isRepeat: repeats.has(row.line.ref),
            refusal: reasons.get(row.line.ref),
            correction: corrections.get(row.line.ref),
          }
        : { ...row, isWrong: wrongOptions.has(row.option) },
    );
  }, [lines, repeats, refusals, corrected, isFiltered]);

  return (
    <div className={styles.editor}>
      <RefusalAlert refusals={refusals} nextHref={nextHref} />
      <PriceTools repeats={repeats.size} isOnlyRepeats={isFiltered} onOnlyRepeats={setOnlyRepeats} />
      <CorrectedPrices />
      {rows.length > LONG ? (
        <Suspense fallback={null}>
          <VirtualRows rows={rows} />
        </Suspense>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.key}>
              <SlipRowView row={row} />
            </li>
          ))}
        </ul>
      )}
      <label className={styles.note}>
        <span>{t("note")}</span>
        <input
          value={note}
          maxLength={120}
          placeholder={t("noteHint")}
          onChange={(event) => slipStore.getState().writeNote(event.target.value)}
        />
      </label>
    </div>
  );
}

function rowsOf(lines: readonly SlipLine[]): SlipRow[] {
  return groupLines(lines).flatMap(({ option, lines: own, total }) => [
    { kind: "head" as const, key: option, option, count: own.length, total, isWrong: false },
    ...own.map((line) => ({
      kind: "line" as const,
      key: line.ref,
      line,
      isRepeat: false,
      isAlone: own.length === 1,
      refusal: undefined,
      correction: undefined,
    })),
  ]);
}

/** Repeated lines together with the first one that each repeats. */
function withTheirFirst(lines: readonly SlipLine[], repeats: ReadonlySet<string>): readonly SlipLine[] {
  const bet = ({ option, number }: SlipLine) => `${option} ${number}`;
  const repeated = new Set(lines.filter(({ ref }) => repeats.has(ref)).map(bet));
  return lines.filter((line) => repeated.has(bet(line)));
}
