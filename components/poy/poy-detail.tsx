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
import { netOf, shownStatus, statusTone } from "./outcome";
import { PoyActions } from "./poy-actions";
import styles from "./poy-detail.module.css";
import { PoyLines } from "./poy-lines";
import { PoyReceipt } from "./poy-receipt";
import type { DetailWords, PoyNames, PoyWords } from "./poy-words";
import { PrizeList } from "./prize-list";

interface PoyDetailProps {
  poy: Poy;
  words: DetailWords;
  names: PoyNames;
  /** Lines of another kind, instead of the usual ones. */
  lines?: (poy: Poy) => ReactNode;
}

/** One slip, kept up to date: its state, the draw, every line, the money, the proof. */
export function PoyDetail({ poy: rendered, words, names, lines }: PoyDetailProps) {
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

  const isGivenBack = poy.status === "cancelled" || poy.status === "refunded";
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card as="div" className={styles.summary}>
          <div className={styles.head}>
            <h2>{marketName}</h2>
            <span role="status">
              <Chip tone={statusTone[shownStatus(poy)]}>{words.status[shownStatus(poy)]}</Chip>
            </span>
          </div>
          <dl className={styles.facts}>
            <Fact name={detail.round}>{fill(detail.draw, { date: displayDate(poy.dt) })}</Fact>
            <Fact name={detail.placed}>{displayDateTime(poy.createdAt)}</Fact>
            {poy.note ? <Fact name={detail.note}>{poy.note}</Fact> : null}
            {poy.reason ? <Fact name={detail.reason}>{reasonWords(poy.reason, detail.reasons)}</Fact> : null}
          </dl>
          {isGivenBack ? (
            <p className={styles.refund}>{fill(detail.refundedTo, { amount: moneyText(poy.total) })}</p>
          ) : null}
          <Sums poy={poy} words={detail} />
        </Card>
        <PoyActions poy={poy} words={words} marketName={marketName} names={names.options} />
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
      </div>
      <div className={styles.lines}>
        {lines?.(poy) ?? (
          <PoyLines lines={poy.poyListJson} result={poy.result} words={words} names={names.options} />
        )}
      </div>
      <PoyReceipt poy={poy} words={{ ...detail, ...words.check }} />
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
