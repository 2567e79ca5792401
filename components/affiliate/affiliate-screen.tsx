"use client";
import { type ReactNode, useEffect } from "react";
import type { StakeFirstTerms } from "@/components/credit/stake-first";
import { useStoreInstance } from "@/stores/_core/registry";
import { type AfOverview, createAfCashs, useAfCashs } from "@/stores/af-cashs";
import { AfList } from "./af-list";
import styles from "./affiliate-screen.module.css";
import type { AffiliateWords } from "./affiliate-words";
import { EarningsCard } from "./earnings-card";
import { InviteCard } from "./invite-card";
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
