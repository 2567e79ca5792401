"use client";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import type { UserBank } from "@/lib/contract/banks";
import type { WithdrawWords } from "./withdraw-words";

interface NoAccountProps {
  /** Null where they could not be read; none of them is approved. */
  accounts: readonly UserBank[] | null;
  words: WithdrawWords["none"];
}

/** No approved account to send the money to: why, and what to do next. */
export function NoAccount({ accounts, words }: NoAccountProps) {
  if (accounts === null) {
    return (
      <ErrorState
        title={words.failed}
        text={words.failedHint}
        action={{ href: "/credit/withdraw", label: words.reload }}
      />
    );
  }
  const add = { href: "/bank/add", label: words.bankGo };
  const see = { href: "/bank/status", label: words.status };
  if (accounts.some(({ status }) => status === "waiting"))
    return <EmptyState icon="clock" title={words.waiting} text={words.waitingHint} action={see} />;
  if (accounts.length > 0)
    return <EmptyState icon="bank" title={words.rejected} text={words.rejectedHint} action={see} />;
  return <EmptyState icon="bank" title={words.bank} text={words.bankHint} action={add} />;
}
