"use client";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { Money } from "@/components/ui/money";
import { RollingMoney } from "@/components/ui/rolling-money";
import { useAppDefault } from "@/stores/app-default";
import { useCredit } from "@/stores/credit";
import styles from "./balance.module.css";

export interface BalanceWords {
  balance: string;
  show: string;
  hide: string;
  refresh: string;
  held: string;
  hidden: string;
  stale: string;
}

/** The balance in the top bar: hidden or shown by the eye, read again by the arrow. */
export function Balance({ words }: { words: BalanceWords }) {
  const { cash, held, isRefreshing, isStale, refresh } = useCredit((credit) => credit);
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  const hide = useAppDefault((app) => app.hideBalance);
  return (
    <div className={styles.balance}>
      <IconButton
        className={styles.amount}
        aria-label={isHidden ? words.show : words.hide}
        title={isHidden ? words.show : words.hide}
        aria-pressed={isHidden}
        onClick={() => hide(!isHidden)}
      >
        <Icon name={isHidden ? "eye-off" : "eye"} size={20} />
      </IconButton>
      <p className={styles.words} title={isStale ? words.stale : undefined}>
        <span className={styles.label}>{words.balance}</span>
        {isHidden ? (
          <span className={styles.figure}>
            <span aria-hidden="true">฿ ••••</span>
            <span className="visually-hidden">{words.hidden}</span>
          </span>
        ) : (
          <span className={styles.figure} data-stale={isStale || undefined} data-balance="">
            {cash === null ? "฿ –" : <RollingMoney amount={cash} />}
          </span>
        )}
        {!isHidden && held > 0 ? (
          <span className={styles.held} data-held="">
            <Icon name="lock" size={16} />
            <span className={styles.heldWord}>{words.held}</span> <Money amount={held} />
          </span>
        ) : null}
      </p>
      <IconButton
        className={styles.refresh}
        aria-label={words.refresh}
        title={words.refresh}
        data-busy={isRefreshing || undefined}
        onClick={() => void refresh()}
      >
        <Icon name="refresh" size={20} />
      </IconButton>
    </div>
  );
}
