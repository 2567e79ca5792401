"use client";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import look from "@/components/poy/detail/slip-numbers.module.css";
import type { PoyRow } from "@/lib/contract/poys";
import type { PoyOption } from "@/lib/domain/poy/options";
import styles from "./own-numbers.module.css";

type Line = NonNullable<PoyRow["firstLines"]>[number];

interface OwnNumbersProps {
  lines: readonly Line[];
  /** How many lines there are; `lines` may be the first ones only. */
  count: number;
  names: Readonly<Record<PoyOption, string>>;
}

/** As many whole numbers as fit into one line, winners first, and how many more there are. */
export function OwnNumbers({ lines, count, names }: OwnNumbersProps) {
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
      <span ref={place} className={styles.numbers} data-none={shown === 0 ? "" : undefined}>
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
