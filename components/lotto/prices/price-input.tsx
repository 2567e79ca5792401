"use client";
import { type KeyboardEvent, useState } from "react";
import { type Satang, satang } from "@/lib/domain/money/money";
import { typedStake } from "@/lib/domain/money/typed-amount";
import { useHasOwnKeypad } from "./own-keypad-context";
import styles from "./price-input.module.css";

const BAHT = 100;

interface PriceInputProps {
  /** null: the lines have several prices, and the field is empty. */
  price: Satang | null;
  /**
   * What the price is for: one line, all lines of an option, or the only line of one. Enter goes to the next field of
   * the same kind; an only line is of both.
   */
  of: "line" | "option" | "alone";
  label: string;
  /** The id of the element that says what is wrong with the price, what it was, or what its bounds are. */
  describedBy?: string | undefined;
  /** The price is beyond a limit: it stays, marked, and prevents the submission. */
  isInvalid?: boolean;
  onPrice: (price: Satang) => void;
}

/**
 * A price in whole baht. Every key applies at once: what is sent is what the field shows. An empty field is a price of
 * 0, which no limit takes and which is shown as an empty field. Enter moves to the next price, from the last one to the
 * submit button, or to a price that prevents the submission. Digits of all four languages are accepted, which
 * react-number-format would drop; its bytes would also be too many for the bet page.
 */
export function PriceInput(props: PriceInputProps) {
  const { price, of, label, describedBy, isInvalid = false, onPrice } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const hasPad = useHasOwnKeypad();
  // What was typed, until the price becomes another under the focus: by a button, or in another tab.
  const shown = typed !== null && price === Number(typed) * BAHT ? typed : price ? String(price / BAHT) : "";
  return (
    <span className={styles.field} data-invalid={isInvalid || undefined}>
      <span aria-hidden="true">฿</span>
      <input
        className={styles.input}
        inputMode={hasPad ? "none" : "numeric"}
        autoComplete="off"
        enterKeyHint="next"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        data-price={of}
        placeholder="–"
        value={shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = typedStake(event.target.value);
          setTyped(text);
          onPrice(satang(Number(text) * BAHT));
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === "Enter") goToNext(event);
        }}
      />
    </span>
  );
}

function goToNext(event: KeyboardEvent<HTMLInputElement>) {
  event.preventDefault();
  const next = nextField(event.currentTarget);
  if (next) next.focus();
  else {
    event.currentTarget.blur();
    // Leaving the field may be what marks a price.
    requestAnimationFrame(focusWrongPrice);
  }
}

/** Brings the first price that prevents the submission into view, with the focus; nothing without one. */
function focusWrongPrice() {
  const wrong = [
    ...document.querySelectorAll<HTMLElement>(
      `input:is([data-price="line"], [data-price="alone"])[aria-invalid="true"]`,
    ),
  ].find((one) => one.offsetParent !== null);
  wrong?.focus();
}

/** The next price field of the same kind; behind the last one the submit button, if it can be pressed. */
function nextField(field: HTMLInputElement): HTMLElement | undefined {
  const { price: of } = field.dataset;
  const kind = `input:is([data-price="${of === "alone" ? "option" : of}"], [data-price="alone"])`;
  const all = [...document.querySelectorAll<HTMLElement>(`${kind}, [data-send]:not(:disabled)`)].filter(
    (one) => one.offsetParent !== null,
  );
  return all[all.indexOf(field) + 1];
}
