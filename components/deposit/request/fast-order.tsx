"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import type { Deposit } from "@/lib/contract/deposits";
import type { DepositWords } from "../deposit-words";
import { PayTo, type PayWords } from "../order/pay-to";
import styles from "./bank-transfer-deposit.module.css";
import { FastOrderForm, type FastOrderFormProps } from "./fast-order-form";

interface FastOrderProps extends Omit<FastOrderFormProps, "onOpened"> {
  /** The one in the address, which the upstream's list has. */
  opened: Deposit | null;
  words: FastOrderFormProps["words"] & PayWords & { handed: DepositWords["handed"] };
  /** What this page can't do, and whom to ask. */
  help: ReactNode;
}

/**
 * A fast deposit at a house whose service says nothing of it but the exact amount: no deadline and no state that it has
 * not told, and nothing promised.
 */
export function FastOrder({ accounts, words, banks, opened, help }: FastOrderProps) {
  const [deposit, setDeposit] = useState(opened);
  const [isNew, setNew] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  // The form that had the focus has gone: reading goes on at what became of it.
  useEffect(() => {
    if (isNew) start.current?.focus();
  }, [isNew]);
  const show = (made: Deposit | null) => {
    setDeposit(made);
    setNew(made !== null);
    // A reload, as after a look into the bank's app, shows the same amount.
    window.history.replaceState(null, "", made ? `?id=${encodeURIComponent(made.id)}` : "?");
  };
  if (!deposit) {
    return (
      <div className={styles.columns}>
        <div className={styles.column}>
          <FastOrderForm accounts={accounts} words={words} banks={banks} onOpened={show} />
        </div>
        <div className={styles.column}>{help}</div>
      </div>
    );
  }
  const account = accounts.find(({ bankId }) => bankId === deposit.bankId);
  return (
    <div className={styles.columns}>
      <div ref={start} tabIndex={-1} className={styles.column}>
        <PayTo
          deposit={{ ...deposit, ...(account && { account }) }}
          words={words}
          banks={banks}
          picture={null}
        />
        <Card as="div" role="status">
          <p>{words.handed.amountText}</p>
        </Card>
      </div>
      <div className={styles.column}>
        <ButtonLink href="/credit/status">{words.handed.states}</ButtonLink>
        <Button look="quiet" onClick={() => show(null)}>
          {words.handed.more}
        </Button>
        {help}
      </div>
    </div>
  );
}
