"use client";
import { type KeyboardEvent, useState } from "react";
import { type Satang, satang } from "@/lib/domain/money";
import type { SlipLine } from "@/lib/domain/poy/slip";
import { typedBaht } from "@/lib/domain/typed-amount";
import styles from "./price-input.module.css";

const BAHT = 100;

interface PriceInputProps {
  line: Pick<SlipLine, "price" | "min" | "max">;
  label: string;
  /** The id of the element that says why the price was corrected; absent without a correction. */
  correctedBy: string | undefined;
  onPrice: (price: Satang) => void;
}

/**
 * A price in whole baht. Typing applies at once, beyond the maximum as the maximum, so that the total never jumps
 * later; below the minimum it applies on blur, since more digits may follow. Left empty, the old price stays.
 * Enter moves to the next price, from the last one to the submit button. Digits of all four languages are accepted,
 * which react-number-format would drop; its bytes would also be too many for the bet page.
 */
export function PriceInput({ line, label, correctedBy, onPrice }: PriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== "") onPrice(satang(Number(typed) * BAHT));
    setTyped(null);
  };
  return (
    <span className={styles.field}>
      <span aria-hidden="true">฿</span>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={label}
        aria-describedby={correctedBy}
        aria-invalid={typed !== null && correctedBy !== undefined ? true : undefined}
        data-price=""
        value={typed ?? String(line.price / BAHT)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = typedBaht(event.target.value);
          setTyped(text);
          const price = satang(Number(text) * BAHT);
          if (price >= line.min) onPrice(price);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") goToNext(event);
        }}
      />
    </span>
  );
}

function goToNext(event: KeyboardEvent<HTMLInputElement>) {
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLElement>("input[data-price], [data-send]")].filter(
    (input) => input.offsetParent !== null,
  );
  const next = all[all.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}
