"use client";
import type { FeedRow } from "@/lib/contract/operators/bank-feed";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import styles from "./queues.module.css";

/** A row that a bank reported, on a line: amount, when, from where, why nothing was credited. */
export function RowText({ row }: { row: FeedRow }) {
  const t = useConsoleWords("queues");
  return (
    <span className={styles.choiceText}>
      <strong>
        <Baht amount={row.amount} />
      </strong>
      <When at={row.at} />
      <span>{row.fromAccount}</span>
      <span className={styles.small}>
        {t(`why.${row.why}`)} · {row.ref}
      </span>
    </span>
  );
}

/** One of the site's accounts by its id: bank and number. */
export function HouseAccount({ bankId }: { bankId: number }) {
  const { data } = useAsk("houseAccounts", "allHouseAccounts");
  const account = data?.find((each) => each.bankId === bankId);
  return <>{account ? `${account.bankCode} ${account.accountNumber}` : `#${bankId}`}</>;
}
