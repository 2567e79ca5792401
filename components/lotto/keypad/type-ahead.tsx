"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { Button } from "@/components/ui/controls/button";
import { IconButton } from "@/components/ui/controls/icon-button";
import { isUndoKey } from "@/components/ui/hooks/use-digit-keys";
import { useLazyMessages } from "@/components/ui/hooks/use-lazy-messages";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { termsIn } from "@/lib/domain/poy/offers";
import { type Digits, groupByOption, isPoyOption } from "@/lib/domain/poy/options";
import { boundBroken, clampPrice } from "@/lib/domain/poy/slip";
import { type PicksOfBet, picksOfBet, readBet, type StakedPick } from "@/lib/domain/poy/type-ahead";
import { fill } from "@/lib/i18n/fill";
import { keyboardWords } from "@/lib/i18n/keyboard-words";
import { useBetSlipStore, useBets } from "@/stores/bets";
import type { BetSlip } from "@/stores/bets/state";
import styles from "./type-ahead.module.css";
import { toPrices } from "./use-hardware-keys";
import { useLineKeys } from "./use-line-keys";
import { useTypedExample } from "./use-typed-example";

const KeysSheet = lazyPart(() => import("./keys-sheet"));

/**
 * A bet in one line, "12 50 50" and Enter: the number and one price, or one for each option of a ticked pair. It says
 * what Enter would add; a line that cannot be read, or whose price is beyond a limit, stays, with the reason. Enter in
 * the empty line goes on to the prices.
 */
export default function TypeAhead() {
  const slipStore = useBetSlipStore();
  const words = useLazyMessages(keyboardWords);
  const t = useTranslations("lotto");
  const { example, hint } = useLine();
  // What the line means depends on the ticked options, which `selectedOn` reads.
  useBets((state) => state.selected);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const offers = useBets((state) => state.offers);
  const typed = text.trim() === "" ? null : linesOf(text, slipStore.getState());
  const beyond = typed?.picks ? beyondLimit(typed.picks, offers) : null;
  // A price below the minimum may get more digits.
  const isBeyond = beyond !== null && (beyond.bound === "max" || isRefused);
  const isWrong = isBeyond || (isRefused && typed?.problem !== undefined);
  useEffect(() => {
    // "2 lines added" below it would speak of the line before.
    if (isWrong) slipStore.getState().tellNothing();
  }, [isWrong, slipStore]);
  useLineKeys({
    focus: () => input.current?.focus(),
    prices: () => toPrices(slipStore.getState()),
    undo: () => slipStore.getState().undo(),
    help: () => setHelping(true),
  });

  const write = (next: string) => {
    setText(next);
    setRefused(false);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!typed) return toPrices(slipStore.getState());
    if (!typed.picks || beyond) return setRefused(true);
    const before = slipStore.getState().lines;
    slipStore.getState().showPanel((typed.picks[0]?.number.length ?? 2) as Digits);
    slipStore.getState().addPicks(typed.picks);
    // A closed number or a full slip adds nothing: then the line stays.
    if (slipStore.getState().lines !== before) write("");
  };
  const keys = new Map([
    ["?", () => setHelping(true)],
    ["Escape", () => write("")],
    ["ArrowDown", () => document.querySelector<HTMLElement>("[role=grid] button[tabindex='0']")?.focus()],
  ]);
  const press = (event: KeyboardEvent) => {
    const isUndo = isUndoKey(event) && text === "";
    const act = isUndo ? slipStore.getState().undo : keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <form className={styles.row} onSubmit={add}>
        <input
          ref={input}
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          aria-label={t("keypad.onePrice")}
          aria-describedby={hintId}
          aria-invalid={isRefused || isBeyond || undefined}
          placeholder={`${example} ↵`}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        {words ? (
          <>
            <Button type="submit" look="quiet">
              {words.line.add}
            </Button>
            <IconButton className={styles.help} aria-label={words.keys.open} onClick={() => setHelping(true)}>
              <span aria-hidden="true">?</span>
            </IconButton>
          </>
        ) : null}
      </form>
      <div id={hintId}>
        {isBeyond ? (
          <p role="alert" className={styles.problem}>
            {t(beyond.bound === "max" ? "slip.atMost" : "slip.atLeast", { limit: typedFrom(beyond.limit) })}
          </p>
        ) : words && isRefused && typed?.problem ? (
          <p role="alert" className={styles.problem}>
            {words.line[typed.problem]}
          </p>
        ) : (
          <p className={styles.hint}>
            {words && typed?.picks ? (
              <TypedPreview picks={typed.picks} reversed={words.line.reversed} />
            ) : (
              hint
            )}
          </p>
        )}
      </div>
      {isHelping && words ? <KeysSheet words={words.keys} onClose={() => setHelping(false)} /> : null}
    </>
  );
}

interface TypedPreviewProps {
  picks: readonly StakedPick[];
  /** The message for a number in several orders. */
  reversed: string;
}

/**
 * What Enter adds, by option: "2 top 12 ฿50 · 2 bottom 12 ฿20". A number that is closed on an option says so instead
 * of a price.
 */
function TypedPreview({ picks, reversed }: TypedPreviewProps) {
  const t = useTranslations();
  const offers = useBets((state) => state.offers);
  return groupByOption(picks)
    .map(({ option, lines: [first, ...others] }) => {
      if (!first) return "";
      const { number } = first;
      const { min, max, multiply } = termsIn(offers, option, number);
      const isClosed = multiply === 0 && others.length === 0;
      const price = isClosed
        ? t("lotto.board.closed")
        : `฿${typedFrom(first.price ?? clampPrice(min, { min, max }))}`;
      const n = others.length + 1;
      const name = t(`market.options.${option}`);
      const numbers = n > 1 ? fill(reversed, { option: name, number, n }) : `${name} ${number}`;
      return `${numbers} ${price}`;
    })
    .join(" · ");
}

/** What the line takes now, by the ticked options: an example, and the same in words. */
function useLine() {
  const t = useTranslations();
  const { example, pair } = useTypedExample();
  const isNone = useBets(({ selected }) => !selected.some(isPoyOption));
  if (isNone) return { example, hint: t("lotto.betPage.chooseFirst") };
  if (!pair) return { example, hint: t("lotto.keypad.onePrice") };
  const [first, second] = pair.map((option) => t(`market.options.${option}`));
  return { example, hint: t("lotto.keypad.twoPrices", { first: first ?? "", second: second ?? "" }) };
}

/** The first limit that the prices of a typed bet are beyond, or null. A closed number has none. */
function beyondLimit(picks: readonly StakedPick[], offers: BetSlip["offers"]) {
  for (const { option, number, price } of picks) {
    const { min, max, multiply } = termsIn(offers, option, number);
    const bound = price === undefined || multiply === 0 ? null : boundBroken(price, { min, max });
    if (bound) return { bound, limit: bound === "max" ? max : min };
  }
  return null;
}

/** The lines that a typed bet adds to this slip, or what is wrong with it. */
function linesOf(text: string, { selectedOn, offers }: BetSlip): PicksOfBet {
  const read = readBet(text);
  if (!read.bet) return { problem: read.problem };
  const ticked = selectedOn(read.bet.number.length as Digits).filter(isPoyOption);
  return picksOfBet(read.bet, { ticked, offered: offers.map(({ option }) => option) });
}
