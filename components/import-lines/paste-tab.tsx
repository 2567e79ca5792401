"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { groupThousands } from "@/lib/domain/money/typed-amount";
import { importLines, nextBatch, spaceFor } from "@/lib/domain/poy/import-lines";
import { termsIn } from "@/lib/domain/poy/offers";
import { answersWithin, leftOver } from "@/lib/domain/poy/paste/left-over";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createPaste, PASTE_MOST_CHARACTERS, usePaste } from "@/stores/slip/paste";
import { PasteFoot } from "./paste-foot";
import { PasteLines } from "./paste-lines";
import styles from "./paste-tab.module.css";
import { PasteTools } from "./paste-tools";
import { PasteVerdict } from "./paste-verdict";

interface PasteTabProps {
  /** The part of the sheet that does not scroll. */
  foot: HTMLElement | null;
  onDone: () => void;
}

/** Pasted chat text, parsed while typing: the result, open questions, and how this round accepts the lines. */
export default function PasteTab({ foot, onDone }: PasteTabProps) {
  const t = useTranslations("numbers.paste");
  const id = useId();
  const slipStore = useBetSlipStore();
  const paste = useStoreInstance(createPaste);
  const text = usePaste((state) => state.text);
  const answers = usePaste((state) => state.answers);
  const offers = useBets((state) => state.offers);
  const lines = useBets((state) => state.lines);
  const read = useDeferredValue(text);
  // A part of it would end in the middle of a number, or before a price.
  const isTooLong = read.length > PASTE_MOST_CHARACTERS;
  const pasted = useMemo(() => readPaste(isTooLong ? "" : read, answers), [isTooLong, read, answers]);
  const taken = useMemo(
    () => importLines(pasted.bets, (option, number) => termsIn(offers, option, number), nextBatch(lines)),
    [pasted, offers, lines],
  );
  const isEmpty = read.trim() === "";
  const field = useRef<HTMLTextAreaElement>(null);
  // One comes to paste. On a touch screen the keyboard would cover what is read, and a button pastes.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, []);
  const space = spaceFor(lines.length, taken.fits.length);

  const add = () => {
    // A press for what is shown no longer: the newer text is about to be.
    if (text !== read) return;
    // Of a slip that was sent, here or in another tab, the outcome is asked first: the text stays until then.
    if (!slipStore.getState().mayChange()) return onDone();
    const refused = new Set([...taken.closed, ...taken.unknown]);
    const added = pasted.bets.filter((bet) => !refused.has(bet)).slice(0, space);
    // The sheet has shown how the round accepts the lines: nothing is left to ask.
    slipStore.getState().offerLines(pasted.bets);
    slipStore.getState().acceptImport("add");
    const left = leftOver(pasted, new Set(added));
    paste.getState().keep(left, answersWithin(left, answers));
    onDone();
    slipStore.getState().showPrices(true);
  };

  return (
    <div className={styles.tab}>
      <div className={styles.column}>
        <label className={styles.label} htmlFor={id}>
          {t("text")}
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          rows={isEmpty ? 6 : 4}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => paste.getState().write(event.target.value)}
        />
        <PasteTools isEmpty={isEmpty} />
      </div>
      {isEmpty ? null : (
        <div className={styles.column}>
          {isTooLong ? (
            <p role="alert" className={styles.warn}>
              {t("tooLong", { n: withThousands(read.length), max: withThousands(PASTE_MOST_CHARACTERS) })}
            </p>
          ) : (
            <>
              <PasteLines rows={pasted.rows} bets={pasted.bets} repriced={taken.repriced} />
              <PasteVerdict pasted={pasted} taken={taken} space={space} />
            </>
          )}
        </div>
      )}
      {foot
        ? createPortal(<PasteFoot rows={pasted.rows} fits={taken.fits.slice(0, space)} onAdd={add} />, foot)
        : null}
    </div>
  );
}

const withThousands = (count: number): string => groupThousands(String(count));
