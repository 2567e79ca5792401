"use client";
import { useEffect } from "react";
import { Card } from "@/components/ui/card";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import type { UserBank } from "@/lib/contract/banks";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createBanks, useBanks } from "@/stores/banks";
import styles from "./account-list.module.css";
import { BankBadge } from "./bank-badge";
import type { BankWords } from "./bank-words";
import { MaskedNumber } from "./masked-number";

const tones: Record<UserBank["status"], ChipTone> = {
  waiting: "warning",
  approved: "success",
  rejected: "danger",
};

interface AccountListProps {
  /** What the server read; null when it failed. */
  first: UserBank[] | null;
  names: Readonly<Record<string, string>>;
  words: BankWords["status"];
}

/** The member's accounts and their states; read again when the page becomes visible. */
export function AccountList({ first, names, words }: AccountListProps) {
  const store = useStoreInstance(createBanks);
  const accounts = useBanks((state) => state.accounts) ?? first;
  useEffect(() => {
    store.getState().open(first);
    const onLook = () => document.visibilityState === "visible" && void store.getState().refresh();
    document.addEventListener("visibilitychange", onLook);
    return () => document.removeEventListener("visibilitychange", onLook);
  }, [store, first]);

  if (accounts === null) {
    return (
      <ErrorState title={words.failed} text={words.failedHint}>
        <Button look="quiet" onClick={() => void store.getState().refresh()}>
          {words.retry}
        </Button>
      </ErrorState>
    );
  }
  if (accounts.length === 0) {
    return (
      <EmptyState
        icon="bank"
        title={words.empty}
        text={words.emptyHint}
        action={{ href: "/bank/add", label: words.add }}
      />
    );
  }
  return (
    <div className={styles.accounts}>
      <ul className={styles.list} aria-label={words.label}>
        {accounts.map((account) => (
          <Card as="li" key={account.bankId} className={styles.account}>
            <BankBadge bankCode={account.bankCode} />
            <span className={styles.text}>
              <strong>{names[account.bankCode] ?? account.bankCode}</strong>
              <MaskedNumber accountNumber={account.accountNumber} endsIn={words.endsIn} />
              <span className={styles.holder}>{account.name}</span>
            </span>
            <Chip tone={tones[account.status]}>{words[account.status]}</Chip>
            <span className={styles.said} data-status={account.status}>
              {saidOf(account, words)}
            </span>
          </Card>
        ))}
      </ul>
      <div className={styles.acts}>
        {accounts.some(({ status }) => status === "approved") ? (
          <ButtonLink size="large" href="/credit/withdraw">
            {words.withdraw}
          </ButtonLink>
        ) : null}
        <ButtonLink size="large" look="quiet" href="/bank/add">
          {words.add}
        </ButtonLink>
      </div>
    </div>
  );
}

function saidOf({ status, reason }: UserBank, words: BankWords["status"]): string {
  if (status !== "rejected") return words[`${status}Text`];
  return reason ? fill(words.rejectedText, { reason }) : words.noReason;
}
