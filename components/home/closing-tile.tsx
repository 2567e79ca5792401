import type { ReactNode } from "react";
import { MarketMark } from "@/components/round/market-mark";
import { Link } from "@/lib/i18n/navigation";
import type { Closing } from "./closing";
import styles from "./closings.module.css";

/** One round of the strip: market, time left, what it pays. `clock` is the time left. */
export function ClosingTile({ closing, clock }: { closing: Closing; clock: ReactNode }) {
  const { href, betType, name, closes, pays } = closing;
  return (
    <Link href={href} prefetch={false} className={styles.tile}>
      <MarketMark betType={betType} />
      <span className={styles.name}>{name}</span>
      <span className={styles.clock}>{clock}</span>
      <span className={styles.facts}>
        <span>{closes}</span>
        {pays ? <span>{pays}</span> : null}
      </span>
    </Link>
  );
}
