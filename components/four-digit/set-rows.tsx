"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { NumberBall } from "@/components/ui/art/number-ball";
import { Button } from "@/components/ui/controls/button";
import { IconButton } from "@/components/ui/controls/icon-button";
import { Money, moneyText } from "@/components/ui/money";
import { type SetRow, setsIn } from "@/lib/domain/four-digit/slip";
import { leftIn } from "@/lib/domain/four-digit/terms";
import { type Satang, satang } from "@/lib/domain/money/money";
import { plainLine } from "@/lib/domain/money/typed-amount";
import { useSetSlipStore, useSets } from "@/stores/four-digit";
import styles from "./set-rows.module.css";

/** The picked numbers, each with its count of sets and what is left of it. Empty, it explains how to start. */
export function SetRows() {
  const t = useTranslations("sets.rows");
  const slipStore = useSetSlipStore();
  const rows = useSets((sets) => sets.rows);
  const { price, quota, left } = useSets((sets) => sets.terms);
  const leftOf = leftIn({ quota, left });
  const isQuotaKnown = quota !== null;
  const list = useLastInView();
  return (
    <section className={styles.rows} aria-labelledby="sets-title">
      <header className={styles.head}>
        <h2 id="sets-title">{t("title")}</h2>
        <span className={styles.each}>{t("each", { amount: moneyText(price) })}</span>
      </header>
      {rows.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t("emptyTitle")}</p>
          <p>{t("emptyHint")}</p>
        </div>
      ) : (
        <>
          <ul ref={list} className={styles.list}>
            {rows.map((row) => (
              <Row
                key={row.number}
                row={row}
                price={price}
                left={isQuotaKnown ? leftOf(row.number) : null}
                most={leftOf(row.number)}
              />
            ))}
          </ul>
          <div className={styles.sum}>
            <span>{t("count", { numbers: rows.length, sets: setsIn(rows) })}</span>
            <Button size="small" look="plain" onClick={() => slipStore.getState().clear()}>
              <ClearWord />
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** On a phone the numbers scroll in a part of their own: the one that was typed last is brought into view there. */
function useLastInView() {
  const list = useRef<HTMLUListElement>(null);
  const happened = useSets((sets) => sets.happened);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-number="${happened?.number}"]`);
    if (row) intoView(row);
  }, [happened]);
  return list;
}

function intoView(row: HTMLElement) {
  const scroller = row.closest("section");
  if (!scroller) return;
  const [frame, box] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.bottom > frame.bottom) scroller.scrollTop += box.bottom - frame.bottom;
  else if (box.top < frame.top) scroller.scrollTop += box.top - frame.top;
}

function ClearWord() {
  return useTranslations("lotto.slip")("clear");
}

interface RowProps {
  row: SetRow;
  price: Satang;
  /** Sets left of the number; null when unknown. */
  left: number | null;
  most: number;
}

function Row({ row: { number, sets }, price, left, most }: RowProps) {
  const t = useTranslations("sets.rows");
  const slipStore = useSetSlipStore();
  const limitId = useId();
  const limit = limitOf();
  const isWrong = sets < 1 || sets > most;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The limit below the field may be out of the part that scrolls.
    if (isWrong && place.current) intoView(place.current);
  }, [isWrong]);
  return (
    <li ref={place} className={styles.row} data-number={number} data-scarce={isWrong || undefined}>
      <span className={styles.number}>
        <NumberBall digits={number} tone="sets" />
        <Money amount={satang(sets * price)} className={styles.cost} />
      </span>
      <span className={styles.count}>
        <SetStepper
          number={number}
          sets={sets}
          most={most}
          describedBy={limit === null ? undefined : limitId}
          onSets={(asked) => slipStore.getState().setCount(number, asked)}
        />
        {limit === null ? null : (
          <span id={limitId} className={styles.left}>
            {limit}
          </span>
        )}
      </span>
      <IconButton
        className={styles.remove}
        aria-label={t("remove", { number })}
        onClick={() => slipStore.getState().remove(number)}
      >
        <Icon name="trash" size={20} />
      </IconButton>
    </li>
  );

  function limitOf(): string | null {
    if (sets < 1) return t("least");
    if (left !== null) return left > 0 ? t("left", { n: left }) : t("soldOut");
    return sets > most ? t("most", { n: most }) : null;
  }
}

interface SetStepperProps {
  number: string;
  sets: number;
  most: number;
  /** The id of the element that says how many are left. */
  describedBy: string | undefined;
  onSets: (sets: number) => void;
}

/** More than anybody can buy. */
const COUNT_MOST = 999_999;

/** A typed count; none where the text is another one: "1.5" is not fifteen, and no digit is cut off. */
const countOf = (text: string): number => (/^\d+$/.test(text) ? Math.min(Number(text), COUNT_MOST) : 0);

/** The count of sets of a number: one fewer, one more, or typed. A count that cannot be bought stays, marked. */
function SetStepper({ number, sets, most, describedBy, onSets }: SetStepperProps) {
  const t = useTranslations("sets.rows");
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = sets < 1 || sets > most;
  const step = (asked: number) => {
    // A tap on a button may leave the focus in the field.
    setTyped(null);
    onSets(asked);
  };
  return (
    <span className={styles.stepper} data-invalid={isWrong || undefined}>
      <IconButton
        aria-label={t("fewer", { number })}
        disabled={sets <= 1}
        onClick={() => step(Math.max(1, Math.min(sets - 1, most)))}
      >
        <Icon name="minus" size={20} />
      </IconButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t("sets", { number })}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={typed ?? String(sets)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = plainLine(event.target.value);
          setTyped(text);
          if (text !== "") onSets(countOf(text));
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      <IconButton aria-label={t("more", { number })} disabled={sets >= most} onClick={() => step(sets + 1)}>
        <Icon name="plus" size={20} />
      </IconButton>
    </span>
  );
}
