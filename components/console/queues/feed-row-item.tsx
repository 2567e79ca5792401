"use client";
import { useState } from "react";
import type { FeedRow } from "@/lib/contract/operators/bank-feed";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { announcedAmount, doesRowFit } from "@/lib/domain/deposits/feed-row-fit";
import { formatBaht } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { MemberEvidence } from "../evidence/member-evidence";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { type Decision, Decisions } from "./decisions";
import { DepositSearch } from "./deposit-search";
import { type Outcome, outcomeOf } from "./outcome-text";
import styles from "./queues.module.css";
import { HouseAccount } from "./row-text";

interface Props {
  row: FeedRow;
  onDone: (outcome: Outcome) => void;
}

/** One credit that matched nothing: staff find whose deposit it is, or dismiss it. */
export function FeedRowItem({ row, onDone }: Props) {
  const t = useConsoleWords("queues");
  const resolve = useAct("bankFeed", "resolveFeedRow");
  const [deposit, choose] = useState<OperatorDeposit | null>(null);
  const { id, amount, bankAccountId, at, receivedAt, ref, fromAccount, channel, why, typedBy } = row;
  const said = { amount: formatBaht(amount), name: deposit?.userName ?? "" };
  const fits = deposit !== null && doesRowFit(row, deposit);
  const decisions: Decision[] = [
    {
      key: "a",
      label: t("credit"),
      title: t("depositCredit", said),
      text:
        deposit && !fits ? (
          <strong>{t("rowDiffers", { amount: formatBaht(announcedAmount(deposit)) })}</strong>
        ) : null,
      suggestedCode: "checked",
      suggestedReason: fits ? t("reason.agree") : undefined,
      isReady: deposit !== null,
      run: async (reason = "") => {
        const body = { action: "credit" as const, id, depositId: deposit?.id ?? "", reason };
        return outcomeOf(await resolve.mutateAsync({ body }), "credited");
      },
    },
    {
      key: "r",
      label: t("dismiss"),
      title: t("rowDismiss", said),
      text: t("rowDismissText"),
      isDanger: true,
      run: async (reason = "") =>
        outcomeOf(await resolve.mutateAsync({ body: { action: "dismiss", id, reason } }), "dismissed"),
    },
  ];
  return (
    <div className={styles.item}>
      <div className={styles.bar}>
        <strong className={styles.amount}>
          <Baht amount={amount} />
        </strong>
        <span>{t(`why.${why}`)}</span>
      </div>
      <Decisions decisions={decisions} onDone={onDone} />
      <div className={styles.columns}>
        <Section title={t("bankRow")}>
          <Facts
            facts={[
              [t("toAccount"), <HouseAccount key="to" bankId={bankAccountId} />],
              [t("fromAccount"), fromAccount || "—"],
              [t("transferred"), <When key="at" at={at} />],
              [t("received"), <When key="received" at={receivedAt} />],
              [t("ref"), ref],
              [t("channel"), channel],
              [t("typedByHand"), typedBy ? t("yes") : null],
            ]}
          />
        </Section>
        <DepositSearch row={row} chosen={deposit} onChoose={choose} />
        {deposit ? (
          <MemberEvidence key={deposit.uuid} uuid={deposit.uuid} userName={deposit.userName} />
        ) : null}
      </div>
    </div>
  );
}
