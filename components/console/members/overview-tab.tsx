"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { LimitsSection } from "./limits-section";
import { MemberStatus } from "./member-status";
import styles from "./members.module.css";
import { TurnoverSection } from "./turnover-section";

/** Who a member is, and what is weighed before a decision on their money. */
export function OverviewTab({ member }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const { uuid, userName, phoneNumber, level, cash, createdAt, closedAt } = member;
  const { data: evidence, error } = useAsk("memberEvidence", "memberEvidence", { uuid });
  return (
    <div className={styles.columns}>
      <Section title={t("facts")}>
        <Facts
          facts={[
            [t("userName"), userName],
            [t("legalName"), evidence ? evidence.name || "—" : null],
            [t("nameFixed"), evidence?.nameFixedAt ? <When key="fixed" at={evidence.nameFixedAt} /> : null],
            [t("formerNames"), evidence?.formerNames.join(", ") || null],
            [t("phone"), phoneNumber ?? "—"],
            [t("status"), <MemberStatus key="status" {...member} />],
            [t("cash"), <Baht key="cash" amount={cash} />],
            [t("level"), level],
            [t("created"), <When key="created" at={createdAt} />],
            [t("closed"), closedAt ? <When key="closed" at={closedAt} /> : null],
            [t("uuid"), <code key="uuid">{uuid}</code>],
          ]}
        />
      </Section>
      {evidence ? (
        <>
          <TurnoverSection turnover={evidence.turnover} />
          <LimitsSection limits={evidence.limits} />
        </>
      ) : null}
      <FaultText fault={error} />
    </div>
  );
}
