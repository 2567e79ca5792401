"use client";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { AccountText } from "../evidence/account-text";
import { SlipPicture } from "../evidence/slip-picture";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** What the member announced: amount, when, from which account to which, and the slip's picture. */
export function DepositFacts({ deposit }: { deposit: OperatorDeposit }) {
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
