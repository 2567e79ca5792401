"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useMemo, useState } from "react";
import { useCorrectionText } from "@/components/lotto/prices/correction-text";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import { ofTypedPrices, refusalsOf } from "@/lib/domain/poy/offers";
import { isOfPrice } from "@/lib/domain/poy/rejection";
import { duplicateRefs, groupLines, type SlipLine } from "@/lib/domain/poy/slip";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { lastCorrected } from "@/stores/bets/prices";
import { PriceTools } from "../prices/price-tools";
import refusalAlert from "./refusal-alert.module.css";
import styles from "./slip-editor.module.css";
import { SlipRefused } from "./slip-refused";
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

interface RefusalAlertProps {
  refusals: readonly PoyLineRefusal[];
  /** The market's next round, which offers the lines that are left over here. */
  nextHref: string | null;
}

/**
 * What prevents the submission, that nothing was charged, and a button for each remedy. Prices that were just typed
 * are not said here: the list would move away from under the field.
 */
function RefusalAlert({ refusals, nextHref }: RefusalAlertProps) {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  const sending = useBets((state) => state.sending);
  const told = useBets((state) => state.refused);
  const typed = ofTypedPrices(refusals, told);
  const asked = refusals.filter((one) => !typed.includes(one));
  const whole =
    sending.state === "rejected" && sending.refusal.code !== "poy-lines-rejected" ? sending.refusal : null;
  return (
    <>
      {whole ? (
        <SlipRefused
          refusal={whole}
          onAgain={() => slipStore.getState().confirm()}
          next={
            <ButtonLink size="small" href={nextHref ?? "/lotto"}>
              {nextHref ? t("failed.next") : t("closed.markets")}
            </ButtonLink>
          }
          onClose={() => slipStore.getState().dismiss()}
        />
      ) : null}
      {asked.length > 0 ? <LinesRefused refusals={asked} /> : null}
    </>
  );
}

function LinesRefused({ refusals }: { refusals: readonly PoyLineRefusal[] }) {
  const t = useTranslations("lotto.refused");
  const slipStore = useBetSlipStore();
  const of = (...reasons: PoyLineRefusal["reason"][]) =>
    refusals.filter(({ reason }) => reasons.includes(reason));
  const rates = of("rate-changed");
  const prices = of("price-out-of-range", "member-cap", "sale-limit");
  const hopeless = of("number-closed", "option-unknown", "number-malformed");
  return (
    <div className={refusalAlert.notice} role="alert">
      <p className={refusalAlert.title}>
        <Icon name="alert" size={20} /> {t("title", { n: refusals.length })}
      </p>
      <p>{t("nothingTaken")}</p>
      <div className={refusalAlert.links}>
        {rates.length > 0 ? (
          <Button size="small" onClick={() => slipStore.getState().acceptRates()}>
            {t("acceptRates", { n: rates.length })}
          </Button>
        ) : null}
        {prices.length > 0 ? (
          <Button size="small" onClick={() => slipStore.getState().fitPrices()}>
            {t("fit")}
          </Button>
        ) : null}
        <Button
          size="small"
          look={hopeless.length > 0 && rates.length + prices.length === 0 ? "primary" : "quiet"}
          onClick={() =>
            slipStore.getState().drop((hopeless.length > 0 ? hopeless : refusals).map(({ ref }) => ref))
          }
        >
          {t("drop", { n: hopeless.length || refusals.length })}
        </Button>
      </div>
    </div>
  );
}

/** Announces corrected prices to screen readers. Each is also shown at its own field. */
function CorrectedPrices() {
  const t = useTranslations();
  const correctionText = useCorrectionText();
  const last = lastCorrected(useBets((state) => state.corrected));
  const lines = useBets((state) => state.lines);
  const [first] = last;
  const line = lines.find(({ ref }) => ref === first?.ref);
  return (
    <p role="status" className={last.length > 1 ? styles.corrected : "visually-hidden"}>
      {last.length > 1
        ? t("lotto.slip.correctedMany", { n: last.length })
        : first && line
          ? t("lotto.slip.correctedOne", {
              option: t(`market.options.${line.option}`),
              number: line.number,
              why: correctionText(first),
            })
          : null}
    </p>
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
