"use client";
import { Fragment, type ReactNode, useEffect } from "react";
import type { StakeFirstTerms } from "@/components/credit/stake-first";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { putOnClipboard } from "@/components/ui/hooks/clipboard";
import { moneyText } from "@/components/ui/money";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { AfSummary } from "@/lib/contract/affiliate";
import type { Satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { type AfOverview, createAfCashs, useAfCashs } from "@/stores/af-cashs";
import { createSnackbar } from "@/stores/snackbar";
import { AfList } from "./af-list";
import styles from "./affiliate-screen.module.css";
import type { AffiliateWords } from "./affiliate-words";
import { EarningsHead } from "./earnings-head";
import { MoveCard, type MoveWords } from "./move-card";

interface AffiliateScreenProps {
  words: AffiliateWords & MoveWords;
  /** The state when the page was rendered. */
  first: AfOverview;
  /** Null where they could not be read. */
  points: number | null;
  link: string;
  qr: ReactNode;
  /** What earnings ask for before a withdrawal, once moved. */
  stakeFirst: StakeFirstTerms | null;
}

/** A member's invitation link and its earnings, kept up to date by push. */
export function AffiliateScreen({ words, first, points, link, qr, stakeFirst }: AffiliateScreenProps) {
  const afCashs = useStoreInstance(createAfCashs);
  const known = useAfCashs((state) => state.overview);
  const isStale = useAfCashs((state) => state.isStale);
  useEffect(() => afCashs.getState().open(first), [afCashs, first]);
  useEffect(() => afCashs.getState().listen(), [afCashs]);
  const { summary, afMoney, rows } = known ?? first;
  return (
    <div className={styles.page}>
      <InviteCard words={words.invite} link={link} rate={summary.rate} qr={qr} />
      <EarningsCard words={words.earnings} summary={summary} afMoney={afMoney} points={points} />
      <MoveCard words={words} afMoney={afMoney} stakeFirst={stakeFirst} />
      <AfList
        words={words.list}
        rows={rows}
        isStale={isStale}
        onRetry={() => void afCashs.getState().refresh()}
      />
    </div>
  );
}

interface InviteCardProps {
  words: AffiliateWords["invite"];
  link: string;
  /** Per cent of a friend's stakes. */
  rate: number;
  /** The link as a QR code, rendered on the server. */
  qr: ReactNode;
}

/** The member's own link: to read, scan, copy, or share; a device without a share sheet copies an invitation. */
function InviteCard({ words, link, rate, qr }: InviteCardProps) {
  const snackbar = useStoreInstance(createSnackbar);
  const share = async () => {
    if (typeof navigator.share === "function") {
      // Closing the share sheet without a choice is no error.
      await navigator.share({ text: words.shareText, url: link }).catch(() => undefined);
    } else if (await putOnClipboard(`${words.shareText}\n${link}`)) {
      snackbar.getState().showMessage({ text: words.shareCopied, color: "success" });
    }
  };
  return (
    <Card className={styles.inviteCard} aria-labelledby="invite-title">
      <h2 id="invite-title">{words.title}</h2>
      <div className={styles.links}>
        <div className={styles.link}>
          <p className={styles.address}>
            {partsOf(link).map((part) => (
              <Fragment key={part.at}>
                {part.text}
                <wbr />
              </Fragment>
            ))}
          </p>
          <div className={styles.acts}>
            <Button size="small" onClick={() => void share()}>
              <Icon name="withdraw" size={18} />
              {words.share}
            </Button>
            <CopyButton text={link} label={words.copy} />
          </div>
          <p className={styles.note}>{words.text}</p>
        </div>
        {qr}
      </div>
      <p className={styles.note}>{fill(words.how, { rate })}</p>
    </Card>
  );
}

interface EarningsCardProps {
  words: AffiliateWords["earnings"];
  summary: AfSummary;
  afMoney: Satang;
  /** Null where they could not be read. */
  points: number | null;
}

const counted = (count: number) => count.toLocaleString("en-US");

/** Affiliate earnings: what can be moved now, the total, and the figures behind it. */
function EarningsCard({ words, summary, afMoney, points }: EarningsCardProps) {
  const figures: [string, string][] = [
    [words.total, moneyText(summary.earned)],
    [words.rate, `${summary.rate}%`],
    [words.members, fill(words.people, { count: counted(summary.members) })],
    [words.clicks, fill(words.times, { count: counted(summary.clicks) })],
    [words.stakes, moneyText(summary.stakes)],
    ...(points === null ? [] : [[words.points, counted(points)] as [string, string]]),
  ];
  return <EarningsHead title={words.title} amount={<RollingMoney amount={afMoney} />} figures={figures} />;
}

/** A long address breaks after its slashes rather than inside the member's slug. */
function partsOf(link: string): { text: string; at: number }[] {
  return [...link.matchAll(/[^/]*\/+|[^/]+$/g)].map(({ 0: text, index: at }) => ({ text, at }));
}
