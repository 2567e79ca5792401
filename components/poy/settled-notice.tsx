"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/art/icon";
import { useCommonWords } from "@/components/ui/common-words";
import { IconButton } from "@/components/ui/controls/icon-button";
import type { Poy } from "@/lib/contract/poys";
import { poyAddress } from "@/lib/domain/access/addresses";
import { roundName } from "@/lib/domain/rounds/names";
import { SECOND_MS } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type { SettledWords } from "@/lib/i18n/settled-words";
import { useSettledSlips } from "@/stores/poys/settled-slips";
import { SlipOutcome } from "./detail/slip-outcome";
import styles from "./settled-notice.module.css";

/** A line about losses leaves by itself. */
const LOSSES_SHOWN_MS = 6 * SECOND_MS;

/** Over whatever page is open: each slip that won with its net, or one quiet line where none did. */
export function SettledNotice({ words: { moment: words, markets } }: { words: SettledWords }) {
  const { close } = useCommonWords();
  const { wins, moreWins, losses, shownRound, dismiss } = useSettledSlips((state) => state);
  const pathname = usePathname();
  // The page of the slip itself says it already, and so does a round's own result.
  const told = wins.filter(({ poyId, betId }) => !pathname.endsWith(poyId) && betId !== shownRound);
  const isWin = told.length > 0;
  const isShown = isWin || (losses > 0 && shownRound === null);
  useEffect(() => {
    if (wins.length > 0 && !isWin) dismiss();
    if (wins.length > 0) return;
    const timer = setTimeout(dismiss, LOSSES_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [wins, isWin, dismiss]);

  // In the top layer: an open sheet must not cover it.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (isShown && element?.showPopover && !element.matches(":popover-open")) element.showPopover();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div ref={place} popover="manual" className={styles.place} data-shell="">
      <section role="status" aria-label={words.label} className={styles.card}>
        {isWin ? (
          told.map((poy) => (
            <div key={poy.poyId} className={styles.slip}>
              <p className={styles.market}>{roundName(markets, { ...poy, name: poy.roundName })}</p>
              <SlipOutcome poy={poy} won={wonNumbers(poy)} words={words} isNews />
              <Link href={poyAddress(poy)} prefetch={false} className={styles.link} onClick={dismiss}>
                {words.see}
              </Link>
            </div>
          ))
        ) : (
          <p className={styles.quiet}>{fill(words.lostSlips, { count: losses })}</p>
        )}
        {isWin && moreWins > 0 ? (
          <Link href="/poy" prefetch={false} className={styles.link} onClick={dismiss}>
            {fill(words.more, { count: moreWins })}
          </Link>
        ) : null}
        <IconButton aria-label={close} className={styles.close} onClick={dismiss}>
          <Icon name="close" size={20} />
        </IconButton>
      </section>
    </div>
  );
}

function wonNumbers({ poyListJson, setListJson }: Poy): string[] {
  const lines: readonly { number: string; outcome: string }[] = setListJson ?? poyListJson;
  return lines.filter(({ outcome }) => outcome === "won").map(({ number }) => number);
}
