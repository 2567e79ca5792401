"use client";
import { BankBadge } from "@/components/bank/bank-badge";
import { MaskedNumber } from "@/components/bank/masked-number";
import { bankName } from "@/components/credit/credit-words";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { UserBank } from "@/lib/contract/banks";
import { type Satang, subtractSatang } from "@/lib/domain/money/money";
import { useStoreInstance } from "@/stores/_core/registry";
import { useCredit } from "@/stores/credit";
import { createWithdraws, useWithdraws } from "@/stores/withdraws";
import styles from "./withdraw-confirm.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawConfirmProps {
  account: UserBank;
  banks: Readonly<Record<string, string>>;
  amount: Satang;
  words: WithdrawWords;
  onBack: () => void;
  onSend: () => void;
}

/** The confirmation before a withdrawal: recipient, amount, remaining credit, and that it can't be undone. */
export function WithdrawConfirm({ account, banks, amount, words, onBack, onSend }: WithdrawConfirmProps) {
  const withdraws = useStoreInstance(createWithdraws);
  const asking = useWithdraws((state) => state.asking);
  const cash = useCredit((credit) => credit.cash);
  const isUnknown = asking.state === "unknown";
  const isOut = isUnknown || asking.state === "sending";
  const { confirm } = words;
  return (
    <Sheet
      isOpen
      title={confirm.title}
      onClose={onBack}
      closesBy={isOut ? "nothing" : "all"}
      footer={
        isUnknown ? (
          <Button isWide look="quiet" onClick={() => withdraws.getState().askAgain()}>
            {confirm.askAgain}
          </Button>
        ) : (
          <div className={styles.acts}>
            <Button look="quiet" disabled={isOut} onClick={onBack}>
              {confirm.no}
            </Button>
            <Button data-first-focus="" isBusy={isOut} onClick={onSend}>
              {isOut ? confirm.sending : confirm.yes}
            </Button>
          </div>
        )
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{confirm.amount}</dt>
          <dd className={styles.amount}>
            <Money amount={amount} />
          </dd>
        </div>
        <div>
          <dt>{confirm.to}</dt>
          <dd className={styles.account}>
            <BankBadge bankCode={account.bankCode} />
            <span>
              <span>{bankName(banks, account.bankCode)}</span>
              <MaskedNumber accountNumber={account.accountNumber} endsIn={words.form.endsIn} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{confirm.name}</dt>
          <dd className={styles.holder}>{account.name}</dd>
        </div>
        {cash === null || cash < amount ? null : (
          <div>
            <dt>{confirm.remains}</dt>
            <dd>
              <Money amount={subtractSatang(cash, amount)} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{confirm.noCancel}</p>
      <p role="status" className={styles.unknown}>
        {isUnknown ? confirm.unknown : null}
      </p>
      <ErrorMessage
        code={asking.state === "refused" ? asking.code : null}
        until={asking.state === "refused" ? asking.until : null}
      />
    </Sheet>
  );
}
