"use client";
import { type ReactNode, useEffect, useMemo } from "react";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Money, moneyText } from "@/components/ui/money";
import { NoteLink } from "@/components/ui/notices/note-link";
import type { Poy } from "@/lib/contract/poys";
import { shotsAddress } from "@/lib/domain/access/addresses";
import type { Satang } from "@/lib/domain/money/money";
import { winAtMost } from "@/lib/domain/poy/win-at-most";
import { roundName } from "@/lib/domain/rounds/names";
import { displayDate, displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys, usePoys } from "@/stores/poys";
import type { DetailWords, PoyNames, PoyWords } from "../poy-words";
import { PoyReceipt } from "../receipt/poy-receipt";
import { ReceiptCard, ReceiptFold } from "../receipt/receipt-card";
import { awaitsNoResult, isGain, netOf, shownStatus, toneOf } from "./outcome";
import { PoyActions } from "./poy-actions";
import styles from "./poy-detail.module.css";
import { optionEntries, type SlipEntry } from "./slip-entries";
import { SlipLines } from "./slip-lines";
import { SlipOutcome } from "./slip-outcome";
import { PrizeList, SlipWinners } from "./slip-winners";

interface PoyDetailProps {
  poy: Poy;
  words: DetailWords;
  names: PoyNames;
  /** This site's origin, and the QR code of the slip's receipt; both from the server. */
  receipt: { origin: string; qr: ReactNode };
  /** Lines of another kind, instead of the usual ones, and what stands below them. */
  sets?: {
    entriesOf: (poy: Poy) => SlipEntry[];
    below: (poy: Poy) => ReactNode;
    /** The most that they can win; null where their prizes are not known. */
    winMost: (poy: Poy) => Satang | null;
  };
}

/** Up to this many open lines the actions follow them; below more of them nobody would find a cancel in time. */
const FEW_LINES = 40;

/** One slip, kept up to date: its state and money, what each number won, then actions, draw and proof. */
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
  const won = entries.filter(({ outcome }) => outcome === "won");
  // Only the winners of a slip that has won are unfolded.
  const areFew = won.length > 0 || entries.length <= FEW_LINES;
  const lines = <SlipLines entries={entries} words={detail} />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card as="div" className={styles.slip}>
          <div className={styles.head}>
            <h2 className={styles.market}>{marketName}</h2>
            <p role="status" className={styles.state}>
              <Chip tone={toneOf(poy)}>{words.status[shownStatus(poy)]}</Chip>
            </p>
            <p className={styles.when}>
              <span>{fill(detail.draw, { date: displayDate(poy.dt) })}</span>
              <span>{fill(words.card.placed, { time: displayDateTime(poy.createdAt) })}</span>
            </p>
          </div>
          <Outcome
            poy={poy}
            won={won}
            setsWinMost={sets?.winMost}
            words={words}
            isNews={rendered.status === "accepted"}
          />
          <dl className={styles.facts}>
            {poy.note ? <Fact name={detail.note}>{poy.note}</Fact> : null}
            {poy.reason ? <Fact name={detail.reason}>{reasonWords(poy.reason, detail.reasons)}</Fact> : null}
          </dl>
          {poy.status === "cancelled" || poy.status === "refunded" ? (
            <p className={styles.refund}>{fill(detail.refundedTo, { amount: moneyText(poy.total) })}</p>
          ) : null}
          {areFew ? lines : null}
        </Card>
        <PoyActions poy={poy} words={words} marketName={marketName} names={names.options} />
        {areFew ? null : <Card as="div">{lines}</Card>}
      </div>
      <div className={styles.column}>
        {awaitsNoResult(poy) ? null : (
          <Card as="div">
            <h2 className={styles.subtitle}>{detail.result}</h2>
            {poy.result ? (
              <>
                <PrizeList result={poy.result} words={words.result} />
                {poy.demo ? <DemoResult words={detail} /> : null}
                {poy.betGroup === "yeekee" ? (
                  <Link href={shotsAddress(poy.betId)} prefetch={false} className={styles.proof}>
                    {detail.checkResult}
                  </Link>
                ) : null}
              </>
            ) : (
              <p>{poy.isBeingChecked ? detail.checking : detail.resultPending}</p>
            )}
          </Card>
        )}
        {sets?.below(poy)}
        <ReceiptFold words={words.check}>
          <ReceiptCard poy={poy} {...receipt} words={words.publicReceipt} />
          <PoyReceipt poy={poy} words={{ ...detail, ...words.check }} />
        </ReceiptFold>
      </div>
    </div>
  );
}

interface OutcomeProps {
  poy: Poy;
  won: readonly SlipEntry[];
  setsWinMost: ((poy: Poy) => Satang | null) | undefined;
  words: Pick<PoyWords, "moment" | "detail">;
  isNews: boolean;
}

/** What the slip cost and brought: what a sentence has said already is not in a column too. */
function Outcome({ poy, won, setsWinMost, words: { moment, detail }, isNews }: OutcomeProps) {
  const net = netOf(poy);
  const winners = (title: string, gain: typeof net = null) => (
    <SlipWinners entries={won} title={fill(title, { count: won.length })} gain={gain} isNews={isNews} />
  );
  if (isGain(poy))
    return (
      <>
        {winners(moment.won, net)}
        {/* Large above stands what is left of these two. */}
        <p className={styles.quiet}>
          {fill(moment.sums, { stake: moneyText(poy.total), win: moneyText(poy.win) })}
        </p>
      </>
    );
  if (poy.status === "won" || poy.status === "lost")
    return (
      <>
        <SlipOutcome poy={poy} won={won.map(({ number }) => number)} words={moment} />
        {won.length > 0 ? winners(detail.wonLines) : null}
      </>
    );
  const ofSets = (poy.status === "accepted" && setsWinMost?.(poy)) || null;
  return (
    <dl className={styles.sums}>
      <Sum name={detail.total} amount={poy.total} />
      {poy.status === "accepted" && poy.poyListJson.length > 0 ? (
        <WinMost name={detail.winMost} lines={poy.poyListJson} />
      ) : null}
      {ofSets === null ? null : <Sum name={detail.winMost} amount={ofSets} />}
    </dl>
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

/** The most that a waiting slip can still win, as it was said when it was sent. */
function WinMost({ name, lines }: { name: string; lines: Poy["poyListJson"] }) {
  const most = useMemo(() => winAtMost(lines), [lines]);
  return <Sum name={name} amount={most} />;
}

function Sum({ name, amount }: { name: string; amount: Poy["total"] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

/** The message of a known code; an operator's own text is shown unchanged. */
function reasonWords(reason: string, known: Readonly<Record<string, string>>): string {
  return known[reason] ?? reason;
}
