import { SiteIdentifier } from "@/components/ui/art/site-mark";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Money } from "@/components/ui/money";
import type { Receipt } from "@/lib/contract/receipts";
import { shotsAddress } from "@/lib/domain/access/addresses";
import { displayDate, displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { awaitsNoResult, netOf, shownStatus, toneOf } from "../detail/outcome";
import type { SlipEntry } from "../detail/slip-entries";
import { SlipLines } from "../detail/slip-lines";
import { PrizeList, SlipWinners } from "../detail/slip-winners";
import type { PoyWords } from "../poy-words";
import styles from "./public-receipt.module.css";

interface PublicReceiptProps {
  receipt: Receipt;
  /** The code in its address and on its picture, by which this page can be compared with a picture. */
  code: string;
  entries: readonly SlipEntry[];
  marketName: string;
  /** This site's name, and the host on which alone a receipt is genuine. */
  site: { name: string; host: string; playCredit: string };
  /** When it was read, epoch ms. */
  atMs: number;
  words: Pick<PoyWords, "card" | "status" | "detail" | "result" | "receiptPage">;
}

/** A slip as anyone reads it by its code, in the layout of its picture. */
export function PublicReceipt({ receipt, code, entries, marketName, site, atMs, words }: PublicReceiptProps) {
  const { detail, receiptPage } = words;
  const status = shownStatus(receipt);
  const net = netOf(receipt);
  const won = entries.filter(({ outcome }) => outcome === "won");
  const isSettled = receipt.status === "won" || receipt.status === "lost";
  return (
    <div className={styles.receipt}>
      <Card as="div" className={styles.head}>
        <p className={styles.brand}>
          <SiteIdentifier name={site.name} isNameShown={false} />
          <strong>{site.name}</strong>
          <span className={styles.quiet}>{site.host}</span>
          {site.playCredit && <span className={styles.quiet}>{site.playCredit}</span>}
        </p>
        <div className={styles.round}>
          <h2 className={styles.market}>{marketName}</h2>
          <Chip tone={toneOf(receipt)}>{words.status[status]}</Chip>
        </div>
        <p>{fill(detail.draw, { date: displayDate(receipt.dt) })}</p>
        <p className={styles.quiet}>
          {fill(words.card.placed, { time: displayDateTime(receipt.createdAt) })}
        </p>
        <p className={styles.quiet}>
          {receiptPage.code} <code className={styles.code}>{code}</code>
        </p>
        <dl className={styles.sums}>
          <div>
            <dt>{detail.total}</dt>
            <dd>
              <Money amount={receipt.total} />
            </dd>
          </div>
          {isSettled && net !== null ? (
            <>
              <div>
                <dt>{detail.totalWin}</dt>
                <dd>
                  <Money amount={receipt.win} />
                </dd>
              </div>
              <div>
                <dt>{detail.net}</dt>
                <dd>
                  <Money amount={net} isOutcome />
                </dd>
              </div>
            </>
          ) : null}
        </dl>
        <p className={styles.quiet}>
          {fill(receiptPage.asOf, { time: displayDateTime(atMs) })} · {receiptPage.private}
        </p>
      </Card>
      <Card as="div" className={styles.lines}>
        {won.length > 0 ? (
          <SlipWinners entries={won} title={fill(detail.wonLines, { count: won.length })} />
        ) : null}
        <SlipLines entries={entries} words={detail} />
      </Card>
      {awaitsNoResult(receipt) ? null : (
        <Card as="div" className={styles.result}>
          <h2>{detail.result}</h2>
          {receipt.result ? (
            <>
              <PrizeList result={receipt.result} words={words.result} />
              {receipt.demo ? <Chip tone="warning">{detail.demo}</Chip> : null}
            </>
          ) : (
            <p>{detail.resultPending}</p>
          )}
        </Card>
      )}
      {receipt.betGroup === "yeekee" ? (
        <Link href={shotsAddress(receipt.betId)} prefetch={false} className={styles.proof}>
          {receiptPage.proof}
        </Link>
      ) : null}
      <p className={styles.quiet}>{fill(receiptPage.compare, { host: site.host })}</p>
    </div>
  );
}
