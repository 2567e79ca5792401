"use client";
import { type KeyboardEvent, useState } from "react";
import { type Satang, satang } from "@/lib/domain/money";
import type { SlipLine } from "@/lib/domain/poy/slip";
import styles from "./price-input.module.css";

const BAHT = 100;

interface PriceInputProps {
  line: Pick<SlipLine, "price" | "min" | "max">;
  label: string;
  onPrice: (price: Satang) => void;
}

/**
 * A price in whole baht. What is typed counts at once while it is within the bounds; on leaving it is
 * brought to the nearest price that is. Enter goes on to the next price, from the last to sending.
 */
export function PriceInput({ line, label, onPrice }: PriceInputProps) {
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
        data-price=""
        value={typed ?? String(line.price / BAHT)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, "").replace(/^0+/, "").slice(0, 6);
          setTyped(text);
          const price = satang(Number(text) * BAHT);
          if (price >= line.min && price <= line.max) onPrice(price);
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
