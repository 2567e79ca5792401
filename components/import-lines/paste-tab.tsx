"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { pasteHelpAddress } from "@/lib/domain/access/addresses";
import { groupThousands } from "@/lib/domain/money/typed-amount";
import {
  type ImportedLines,
  importLines,
  nextBatch,
  type OldLine,
  spaceFor,
} from "@/lib/domain/poy/import-lines";
import { termsIn } from "@/lib/domain/poy/offers";
import { pasteExamples } from "@/lib/domain/poy/paste/examples";
import { answersWithin, leftOver } from "@/lib/domain/poy/paste/left-over";
import type { Pasted } from "@/lib/domain/poy/paste/paste";
import { agreedBets, limitKey } from "@/lib/domain/poy/paste/priced-out";
import { Link, useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createPaste, PASTE_MOST_CHARACTERS, usePaste } from "@/stores/slip/paste";
import { ImportPreviewLines } from "./import-preview-lines";
import { PasteFoot } from "./paste-foot";
import { PasteLines } from "./paste-lines";
import styles from "./paste-tab.module.css";
import { useFirstLook } from "./use-first-look";
import { usePasted } from "./use-pasted";

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
  const deferred = useDeferredValue(text);
  // A part of it would end in the middle of a number, or before a price.
  const isTooLong = deferred.length > PASTE_MOST_CHARACTERS;
  const betType = useBets(({ round }) => round.betType);
  const { pasted, read } = usePasted(isTooLong ? "" : deferred, answers, betType);
  const { pricedOut, bets, taken } = useMemo(() => {
    const imported = (some: Pasted["bets"]) =>
      importLines(some, (option, number) => termsIn(offers, option, number), nextBatch(lines));
    const all = imported(pasted.bets);
    const agreed = agreedBets(pasted.bets, all.repriced, answers);
    return { pricedOut: all.repriced, bets: agreed, taken: agreed === pasted.bets ? all : imported(agreed) };
  }, [pasted, answers, offers, lines]);
  const isEmpty = deferred.trim() === "";
  const field = useRef<HTMLTextAreaElement>(null);
  // One comes to paste. On a touch screen the keyboard would cover what is read, and a button pastes.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, []);
  const space = spaceFor(lines.length, taken.fits.length);
  const column = useFirstLook(read);

  const add = () => {
    // A press for what is shown no longer: the newer text is about to be.
    if (text !== read) return;
    // The outcome of a slip that was sent, here or in another tab, is asked first: the text stays until then.
    if (!slipStore.getState().mayChange()) return onDone();
    const refused = new Set([...taken.closed, ...taken.unknown]);
    const added = bets.filter((bet) => !refused.has(bet)).slice(0, space);
    // The sheet has shown how the round accepts the lines: nothing is left to ask.
    slipStore.getState().offerLines(bets);
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
        <div className={styles.column} ref={column}>
          {isTooLong ? (
            <p role="alert" className={styles.warn}>
              {t("tooLong", { n: withThousands(deferred.length), max: withThousands(PASTE_MOST_CHARACTERS) })}
            </p>
          ) : (
            <>
              <PasteLines rows={pasted.rows} bets={pasted.bets} pricedOut={pricedOut} />
              <PasteVerdict pasted={pasted} taken={taken} space={space} />
            </>
          )}
        </div>
      )}
      {foot
        ? createPortal(
            <PasteFoot
              rows={pasted.rows}
              limits={pricedOut.filter((one) => answers[limitKey(one)] === undefined).length}
              fits={taken.fits.slice(0, space)}
              isReading={read !== deferred && !isTooLong}
              onAdd={add}
            />,
            foot,
          )
        : null}
    </div>
  );
}

/** Paste and clear buttons, and sample texts for an empty sheet. */
function PasteTools({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations("numbers.paste");
  const examples = pasteExamples(useLocale());
  const paste = useStoreInstance(createPaste);
  const [isRefused, setRefused] = useState(false);
  const fromClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText();
      setRefused(false);
      paste.getState().write(text);
    } catch {
      // Permission denied, an insecure origin, or no support: pasting into the box still works.
      setRefused(true);
    }
  };
  return (
    <>
      <div className={styles.tools}>
        <Button size="small" look="quiet" onClick={() => void fromClipboard()}>
          <Icon name="copy" size={20} />
          {t("fromClipboard")}
        </Button>
        {isEmpty ? null : (
          <Button size="small" look="plain" onClick={() => paste.getState().clear()}>
            {t("clear")}
          </Button>
        )}
      </div>
      {isRefused ? (
        <p role="alert" className={styles.warn}>
          {t("clipboardRefused")}
        </p>
      ) : null}
      {isEmpty ? (
        <section className={styles.examples} aria-label={t("how")}>
          <p>{t("how")}</p>
          {examples.map((example) => (
            <button key={example} type="button" onClick={() => paste.getState().write(example)}>
              {example}
            </button>
          ))}
          <p className={styles.hint}>
            {t("empty")}{" "}
            <Link href={pasteHelpAddress} prefetch={false}>
              {t("forms")}
            </Link>
          </p>
        </section>
      ) : null}
    </>
  );
}

interface PasteVerdictProps {
  pasted: Pasted;
  taken: ImportedLines;
  /** How many more lines fit on the slip. */
  space: number;
}

/** The most numbers that a note lists. */
const NAMED = 12;

/** What would be added to the slip, by option, and everything that would be dropped. */
function PasteVerdict({ pasted, taken, space }: PasteVerdictProps) {
  const t = useTranslations();
  const { fits, closed, unknown, repriced } = taken;
  const asked = new Map(repriced.map((line) => [line.ref, line.asked]));
  const options = [...new Set(unknown.map(({ option }) => t(`market.options.${option}`)))].join(", ");
  return (
    <>
      {fits.length > 0 ? (
        <section aria-label={t("numbers.paste.byOption")}>
          <h3 className={styles.title}>{t("numbers.paste.byOption")}</h3>
          <ImportPreviewLines
            lines={fits}
            nameOf={(option) => t(`market.options.${option}`)}
            more={(n) => t("numbers.set.more", { n })}
            isPriced
            askedOf={({ ref }) => asked.get(ref)}
          />
        </section>
      ) : null}
      <ul className={styles.notes}>
        {closed.length > 0 ? <li>{t("numbers.paste.closed", { numbers: named(closed) })}</li> : null}
        {unknown.length > 0 ? <li>{t("numbers.paste.unknown", { options, n: unknown.length })}</li> : null}
        {space < fits.length ? <li>{t("numbers.paste.tooMany", { n: space })}</li> : null}
        {pasted.sets.length > 0 ? (
          <li>
            {t("numbers.paste.sets", { numbers: pasted.sets.slice(0, NAMED).join(" ") })}{" "}
            <ButtonLink size="small" look="quiet" href="/lotto/4d">
              {t("numbers.paste.toSets")}
            </ButtonLink>
          </li>
        ) : null}
      </ul>
    </>
  );
}

const withThousands = (count: number): string => groupThousands(String(count));

function named(lines: readonly OldLine[]): string {
  const more = lines.length > NAMED ? " …" : "";
  const numbers = lines.slice(0, NAMED).map(({ number }) => number);
  return numbers.join(", ") + more;
}
