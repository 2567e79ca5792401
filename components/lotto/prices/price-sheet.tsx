"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ActKey, DigitKeys } from "@/components/ui/controls/digit-keys";
import { Sheet } from "@/components/ui/sheet/sheet";
import { useBetSlipStore } from "@/stores/bets";
import SlipEditor from "../slip/slip-editor";
import SlipFoot from "../slip/slip-foot";
import { OwnKeypadContext } from "./own-keypad-context";
import pricePad from "./price-pad.module.css";
import styles from "./price-sheet.module.css";

/** The open slip of a phone: every line with its price, and keys for the prices. */
export default function PriceSheet({ nextHref = null }: { nextHref?: string | null }) {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const foot = (
    <>
      <PricePad />
      <SlipFoot />
    </>
  );
  return (
    <OwnKeypadContext value={true}>
      <Sheet isOpen title={t("title")} onClose={() => slipStore.getState().showPrices(false)} footer={foot}>
        <div className={styles.prices}>
          <SlipEditor nextHref={nextHref} />
        </div>
      </Sheet>
    </OwnKeypadContext>
  );
}

/**
 * Keys for the price field that has the focus, docked above total and submit button, which a phone's own keyboard
 * would cover. They act as typing does: a selected price is replaced.
 */
function PricePad() {
  const t = useTranslations("lotto");
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pad = place.current;
    const sheet = pad?.closest<HTMLElement>('[aria-modal="true"]');
    if (!pad || !sheet) return;
    // A press must not take the focus away from the field.
    const keepFocus = (event: MouseEvent) => event.preventDefault();
    pad.addEventListener("mousedown", keepFocus);
    // Behind the last price the keys stay: one press too many must not hit what would come in their place.
    const enter = ({ target }: FocusEvent) => setOpen((was) => isPrice(target) || (was && isSend(target)));
    const leave = ({ relatedTarget: next }: FocusEvent) =>
      setOpen((was) => isPrice(next) || (was && isSend(next)));
    sheet.addEventListener("focusin", enter);
    sheet.addEventListener("focusout", leave);
    return () => {
      pad.removeEventListener("mousedown", keepFocus);
      sheet.removeEventListener("focusin", enter);
      sheet.removeEventListener("focusout", leave);
    };
  }, []);
  useEffect(() => {
    if (isOpen) keepInView();
  }, [isOpen]);
  return (
    <div ref={place} className={pricePad.place} data-pad={isOpen ? "open" : undefined}>
      {isOpen ? (
        <DigitKeys
          label={t("slip.padLabel")}
          className={pricePad.pad}
          onPress={type}
          left={<ActKey icon="forward" word={t("slip.padNext")} onClick={pressEnter} />}
          erase={{ word: t("keypad.backspace"), onErase: eraseLast }}
        />
      ) : null}
    </div>
  );
}

const isPrice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.price !== undefined;

const isSend = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.send !== undefined;

function focusedPrice(): HTMLInputElement | null {
  const focused = document.activeElement;
  return isPrice(focused) ? focused : null;
}

function type(digit: string): void {
  const field = focusedPrice();
  if (!field) return;
  write(field, digit, field.selectionStart ?? 0, field.selectionEnd ?? 0);
  keepInView();
}

function eraseLast(): void {
  const field = focusedPrice();
  if (!field) return;
  const to = field.selectionEnd ?? field.value.length;
  const from = field.selectionStart ?? to;
  write(field, "", from < to ? from : Math.max(0, to - 1), to);
}

/**
 * The keys, and what a price makes the page say (a correction, a balance that is too low), take height from the list:
 * the field must not end up behind them. After the next layout, in which the press that opened the keys is over.
 */
function keepInView(): void {
  requestAnimationFrame(() => focusedPrice()?.scrollIntoView({ block: "nearest" }));
}

/** Writes over a part of the value as a keyboard does. Assigned to the element itself, React would ignore it. */
function write(field: HTMLInputElement, text: string, from: number, to: number): void {
  const value = field.value.slice(0, from) + text + field.value.slice(to);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.setSelectionRange(from + text.length, from + text.length);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function pressEnter(): void {
  focusedPrice()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}
