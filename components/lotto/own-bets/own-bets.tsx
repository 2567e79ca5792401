"use client";
import { useMessages, useTranslations } from "next-intl";
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from "react";
import look from "@/components/poy/detail/slip-numbers.module.css";
import { Icon } from "@/components/ui/art/icon";
import { Money } from "@/components/ui/money";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { addSatang } from "@/lib/domain/money/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import styles from "./own-bets.module.css";
import { useRoundSlips, useRoundSlipUpdates } from "./use-round-slips";

const OwnBetsSheet = lazy(() => import("./own-bets-sheet"));

/**
 * The member's accepted bets of this round in one line, which opens them slip by slip; nothing where there are none.
 * Loaded with the first accepted slip.
 */
export default function OwnBets({ known }: { known: PoyPage | null }) {
  const t = useTranslations("yeekee.bets");
  const { market } = useMessages();
  useRoundSlipUpdates(known);
  const slips = useRoundSlips(known);
  const lines = useMemo(() => slips.flatMap(({ firstLines = [] }) => firstLines), [slips]);
  const [isOpen, setOpen] = useState(false);
  if (slips.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="slip" size={20} />
        <span className={styles.title}>{t("short")}</span>
        <span className={styles.numbers}>
          <OwnNumbers
            lines={lines}
            count={slips.reduce((sum, { lineCount = 0 }) => sum + lineCount, 0)}
            names={market.options}
          />
        </span>
        <Money amount={stakeOf(slips)} className={styles.total} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OwnBetsSheet slips={slips} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

type Line = NonNullable<PoyRow["firstLines"]>[number];

interface OwnNumbersProps {
  lines: readonly Line[];
  /** How many lines there are; `lines` may be the first ones only. */
  count: number;
  names: Readonly<Record<PoyOption, string>>;
}

/** As many whole numbers as fit into one line, winners first, and how many more there are. */
function OwnNumbers({ lines, count, names }: OwnNumbersProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [fit, setFit] = useState(lines.length);
  const chips = useMemo(() => chipsOf(lines), [lines]);
  useLayoutEffect(() => {
    const row = place.current;
    if (!row) return;
    const measure = () => setFit(fitting(row) ?? chips.length);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(row);
    return () => watch.disconnect();
  }, [chips]);
  const shown = Math.min(fit, chips.length);
  return (
    <span className={look.line}>
      <span ref={place} className={styles.ownNumbersNumbers} data-none={shown === 0 ? "" : undefined}>
        {/* Keyed by place: a slip can hold one number twice. */}
        {Object.entries(chips).map(([at, { number, isWon, option, isFirst }]) => (
          <span key={at} aria-hidden={Number(at) >= shown || undefined}>
            {isFirst && option ? `${names[option]} ` : ""}
            <b className={isWon ? look.won : undefined}>{number}</b>{" "}
          </span>
        ))}
      </span>
      {count > shown ? <span>+{count - shown}</span> : null}
    </span>
  );
}

/** What was given back is no stake. */
const stakeOf = (slips: readonly PoyRow[]) =>
  addSatang(...slips.filter(({ status }) => status !== "refunded").map(({ total }) => total));

/** How many of its children stand whole in the first line, null for all. What does not fit has wrapped below it. */
function fitting(row: HTMLElement): number | null {
  const chips = [...row.children].filter((one) => one instanceof HTMLElement);
  const first = chips[0];
  if (!first) return null;
  if (first.offsetWidth > row.clientWidth) return 0;
  const wrapped = chips.findIndex(({ offsetTop }) => offsetTop > first.offsetTop);
  return wrapped === -1 ? null : wrapped;
}

/** Winners before the others, each of these by option, whose name stands before its first number. */
function chipsOf(lines: readonly Line[]): (Line & { isFirst: boolean })[] {
  const options = [...new Set(lines.map(({ option }) => option))];
  const byOption = (some: readonly Line[]) =>
    options.flatMap((option) =>
      some.filter((line) => line.option === option).map((line, at) => ({ ...line, isFirst: at === 0 })),
    );
  return [...byOption(lines.filter(({ isWon }) => isWon)), ...byOption(lines.filter(({ isWon }) => !isWon))];
}
