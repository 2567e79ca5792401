"use client";
import { useState } from "react";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { announcedAmount, doesRowFit } from "@/lib/domain/deposits/feed-row-fit";
import { formatBaht } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { AccountText } from "../evidence/account-text";
import { SlipPicture } from "../evidence/slip-picture";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { Choices } from "./choices";
import type { Decision } from "./decisions";
import { ItemFrame } from "./item-frame";
import { type Outcome, outcomeOf } from "./outcome-text";
import styles from "./queues.module.css";
import { RowText } from "./row-text";
import { TypeRowButton } from "./type-row-button";

interface DepositItemProps {
  row: OperatorDeposit;
  onDone: (outcome: Outcome) => void;
}

/** One deposit beside the bank's rows that may be its money: credited by one of them, or rejected. */
export function DepositItem({ row: deposit, onDone }: DepositItemProps) {
  const t = useConsoleWords("queues");
  const resolve = useAct("bankFeed", "resolveFeedRow");
  const reject = useAct("deposits", "rejectDeposit");
  const { id, uuid, userName, rows, status, channel, sender } = deposit;
  const [picked, pick] = useState<string>();
  const chosen =
    rows.find((row) => row.id === picked) ?? rows.find((row) => doesRowFit(row, deposit)) ?? rows[0];
  const said = { amount: formatBaht(chosen?.amount ?? announcedAmount(deposit)), name: userName };
  const fits = chosen !== undefined && doesRowFit(chosen, deposit);
  const credit: Decision = {
    key: "a",
    label: t("credit"),
    title: t("depositCredit", said),
    text: (
      <>
        {chosen ? <RowText row={chosen} /> : null}
        {fits ? null : <strong>{t("rowDiffers", { amount: formatBaht(announcedAmount(deposit)) })}</strong>}
      </>
    ),
    suggestedCode: "checked",
    suggestedReason: fits ? t("reason.agree") : undefined,
    isReady: chosen !== undefined,
    run: async (reason = "") => {
      const body = { action: "credit" as const, id: chosen?.id ?? "", depositId: id, reason };
      return outcomeOf(await resolve.mutateAsync({ body }), "credited");
    },
  };
  const refuse: Decision = {
    key: "r",
    label: t("reject"),
    title: t("depositReject", said),
    text: t("memberReads"),
    isDanger: true,
    suggestedCode: "not-received",
    run: async (reason = "") => {
      await reject.mutateAsync({ body: { id, reason } });
      return "rejected";
    },
  };
  // Money that came too late is a fact: it is credited, or its row dismissed in the rows' own queue.
  const isReport = status === "claimed" || channel === "normal";
  return (
    <ItemFrame
      amount={announcedAmount(deposit)}
      member={{ uuid, userName }}
      accountName={sender?.accountName ?? null}
      decisions={isReport ? [credit, refuse] : [credit]}
      onDone={onDone}
    >
      <DepositFacts deposit={deposit} />
      <Section title={t("bankRows")} aside={<TypeRowButton deposit={deposit} />}>
        {rows.length === 0 ? (
          <p className={styles.small}>{t("bankRowsNone")}</p>
        ) : (
          <Choices
            label={t("bankRows")}
            items={rows}
            idOf={(row) => row.id}
            chosen={chosen?.id}
            onChoose={pick}
          >
            {(row) => <RowText row={row} />}
          </Choices>
        )}
      </Section>
    </ItemFrame>
  );
}

/** What the member announced: amount, when, from which account to which, and the slip's picture. */
function DepositFacts({ deposit }: { deposit: OperatorDeposit }) {
  const t = useConsoleWords("queues");
  const { channel, status, prepareTotal, createdAt, account, sender, report, transfer } = deposit;
  return (
    <Section title={t("deposit")}>
      <Facts
        facts={[
          [t("channel"), t(`channel.${channel}`)],
          [t("state"), t.code("deposit", status)],
          [t("expected"), <Baht key="expected" amount={prepareTotal} />],
          [t("reported"), report ? <Baht key="reported" amount={report.amount} /> : null],
          [t("transferred"), report ? <When key="at" at={report.transferredAt} /> : null],
          [t("asked"), <When key="asked" at={createdAt} />],
          [t("toAccount"), account ? <AccountText key="to" account={account} /> : null],
          [
            t("fromAccount"),
            sender ? (
              <AccountText
                key="from"
                account={{ ...sender, name: `${sender.accountName} (${sender.channelName})` }}
              />
            ) : null,
          ],
          [t("coins"), transfer ? `${transfer.coinAmount} ${transfer.coin} ${transfer.address}` : null],
          [t("memberNote"), report?.note || null],
        ]}
      />
      {report?.fileId ? <SlipPicture fileId={report.fileId} /> : null}
    </Section>
  );
}
