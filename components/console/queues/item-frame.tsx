"use client";
import type { ReactNode } from "react";
import type { Satang } from "@/lib/domain/money/money";
import { MemberEvidence } from "../evidence/member-evidence";
import { WarningSigns } from "../evidence/warning-signs";
import { Baht, MemberLink } from "../fields/values";
import { type Decision, Decisions } from "./decisions";
import type { Outcome } from "./outcome-text";
import styles from "./queues.module.css";

interface Props {
  amount: Satang | null;
  member: { uuid: string; userName: string };
  /** The name on the account that is decided on; null where none is. */
  accountName: string | null;
  decisions: readonly Decision[];
  onDone: (outcome: Outcome) => void;
  /** The request's own sections, before what is known of the member. */
  children: ReactNode;
}

/** An opened item on one screen: what is asked, what speaks against it, the decisions, the evidence. */
export function ItemFrame({ amount, member, accountName, decisions, onDone, children }: Props) {
  return (
    <div className={styles.item}>
      <div className={styles.bar}>
        {amount === null ? null : (
          <strong className={styles.amount}>
            <Baht amount={amount} />
          </strong>
        )}
        <MemberLink {...member} />
        <WarningSigns uuid={member.uuid} accountName={accountName} />
      </div>
      <Decisions decisions={decisions} onDone={onDone} />
      <div className={styles.columns}>
        {children}
        <MemberEvidence {...member} />
      </div>
    </div>
  );
}
