"use client";
import { type ReactNode, useEffect } from "react";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Money, moneyText } from "@/components/ui/money";
import { NoteLink } from "@/components/ui/note-link";
import type { Poy } from "@/lib/contract/poys";
import { roundName } from "@/lib/domain/rounds/names";
import { displayDate, displayDateTime } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys, usePoys } from "@/stores/poys";
import { awaitsNoResult, netOf, shownStatus, toneOf } from "./outcome";
import { PoyActions } from "./poy-actions";
import styles from "./poy-detail.module.css";
import { PoyReceipt } from "./poy-receipt";
import type { DetailWords, PoyNames, PoyWords } from "./poy-words";
import { PrizeList } from "./prize-list";
import { ReceiptCard } from "./receipt-card";
import { optionEntries, type SlipEntry } from "./slip-entries";
import { SlipLines } from "./slip-lines";
import { SlipOutcome } from "./slip-outcome";

interface PoyDetailProps {
  poy: Poy;
  words: DetailWords;
  names: PoyNames;
  /** This site's origin, and the QR code of the slip's receipt; both from the server. */
  receipt: { origin: string; qr: ReactNode };
  /** Lines of another kind, instead of the usual ones, and what stands below them. */
  sets?: { entriesOf: (poy: Poy) => SlipEntry[]; below: (poy: Poy) => ReactNode };
}

/** Up to this many numbers the lines leave room for the receipts below them, beside the slip's state. */
const FEW_LINES = 40;

/** One slip, kept up to date: its state, the draw, every line, the money, the proof. */
export function PoyDetail({ poy: rendered, words, names, receipt, sets }: PoyDetailProps) {
  const store = useStoreInstance(createPoys);
  const poy = usePoys((poys) => poys.slips[rendered.poyId]) ?? rendered;
  const { detail } = words;
  const marketName = roundName(names.markets, { ...poy, name: poy.roundName });

  useEffect(() => store.getState().show(rendered), [store, rendered]);
  useEffect(() => {
    const { poyId } = rendered;
    const reload = () => void store.getState().reload(poyId);
    const onFocus = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", onFocus);
    const stop = store.getState().listen((changed) => {
      if (changed === null || changed === poyId) reload();
    });
    return () => {
      document.removeEventListener("visibilitychange", onFocus);
      stop();
    };
  }, [store, rendered]);

  const entries = sets?.entriesOf(poy) ?? optionEntries(poy.poyListJson, names.options);
  const won = entries.filter(({ outcome }) => outcome === "won").map(({ number }) => number);
  // Of a slip that has won only the winners are unfolded.
  const areFew = (won.length || entries.length) <= FEW_LINES;
  const isGivenBack = poy.status === "cancelled" || poy.status === "refunded";
  return (
    <div className={styles.columns} data-lines={areFew ? "few" : undefined}>
      <div className={styles.column}>
        <Card as="div" className={styles.summary}>
          <div className={styles.head}>
            <div>
              <h2 className={styles.market}>{marketName}</h2>
              <p>{fill(detail.draw, { date: displayDate(poy.dt) })}</p>
              <p className={styles.placed}>
                {fill(words.card.placed, { time: displayDateTime(poy.createdAt) })}
              </p>
            </div>
            <strong className={styles.no}>#{poy.poyNo}</strong>
            <p role="status" className={styles.state}>
              <Chip tone={toneOf(poy)}>{words.status[shownStatus(poy)]}</Chip>
            </p>
          </div>
          <SlipOutcome poy={poy} won={won} words={words.moment} isNews={rendered.status === "accepted"} />
          <dl className={styles.facts}>
            {poy.note ? <Fact name={detail.note}>{poy.note}</Fact> : null}
            {poy.reason ? <Fact name={detail.reason}>{reasonWords(poy.reason, detail.reasons)}</Fact> : null}
          </dl>
          {isGivenBack ? (
            <p className={styles.refund}>{fill(detail.refundedTo, { amount: moneyText(poy.total) })}</p>
          ) : null}
          <Sums poy={poy} words={detail} />
        </Card>
        <PoyActions poy={poy} words={words} marketName={marketName} names={names.options} />
        {awaitsNoResult(poy) ? null : (
          <Card as="div">
            <h2 className={styles.subtitle}>{detail.result}</h2>
            {poy.result ? (
              <>
                <PrizeList result={poy.result} words={words.result} />
                {poy.demo ? <DemoResult words={detail} /> : null}
              </>
            ) : (
              <p>{poy.isBeingChecked ? detail.checking : detail.resultPending}</p>
            )}
            {poy.status === "accepted" && !poy.isBeingChecked ? (
              <p className={styles.quiet}>{detail.live}</p>
            ) : null}
          </Card>
        )}
      </div>
      <div className={styles.lines}>
        <SlipLines entries={entries} words={detail} />
        {sets?.below(poy)}
      </div>
      <div className={styles.column}>
        <ReceiptCard poy={poy} {...receipt} words={words.publicReceipt} />
        <PoyReceipt poy={poy} words={{ ...detail, ...words.check }} />
      </div>
    </div>
  );
}

/** Says that a slip was settled by a demo result, with a link to who could choose it. */
function DemoResult({ words }: { words: PoyWords["detail"] }) {
  return (
    <div className={styles.demo}>
      <Chip tone="warning">{words.demo}</Chip>
      <NoteLink text={words.demoText} href="/howto/draw#demo-results" link={words.demoWho} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sums({ poy, words }: { poy: Poy; words: PoyWords["detail"] }) {
  const net = netOf(poy);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{words.total}</dt>
        <dd>
          <Money amount={poy.total} />
        </dd>
      </div>
      {poy.status === "won" || poy.status === "lost" ? (
        <>
          <div>
            <dt>{words.totalWin}</dt>
            <dd>
              <Money amount={poy.win} />
            </dd>
          </div>
          <div>
            <dt>{words.net}</dt>
            <dd>{net === null ? null : <Money amount={net} isOutcome />}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}

/** The message of a known code; an operator's own text is shown unchanged. */
function reasonWords(reason: string, known: Readonly<Record<string, string>>): string {
  return known[reason] ?? reason;
}
