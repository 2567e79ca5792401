"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { LimitsState } from "@/lib/contract/player-limits";
import type { Turnover } from "@/lib/contract/turnovers";
import type { Satang } from "@/lib/domain/money/money";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { MemberStatus } from "./member-status";
import styles from "./members.module.css";

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

/** How much of their credits a member has staked, which a withdrawal asks for. */
function TurnoverSection({ turnover }: { turnover: Turnover }) {
  const t = useConsoleWords("members");
  const names = useConsoleWords("names");
  const { canWithdraw, turnOver, type, required, done, running } = turnover;
  return (
    <Section title={t("turnover")}>
      <Facts
        facts={[
          [t("canWithdraw"), t(canWithdraw ? "yes" : "no")],
          [t("left"), <Baht key="left" amount={turnOver} />],
          [t("required"), <Baht key="required" amount={required} />],
          [t("staked"), <Baht key="staked" amount={done} />],
          [t("running"), running === undefined ? null : <Baht key="running" amount={running} />],
          [t("forCredit"), type === "NONE" ? null : names.code("type", type)],
        ]}
      />
    </Section>
  );
}

const kinds = ["deposit", "loss", "stake"] as const;
const spans = ["day", "week", "month"] as const;

/** What a member has limited themselves to and how much of it is used, pauses, and looser limits that wait. */
function LimitsSection({ limits }: { limits: LimitsState }) {
  const t = useConsoleWords("members");
  const { timeOutUntil, selfExcludedUntil, reminderMinutes, pending, pendingFrom, used } = limits;
  return (
    <Section title={t("limits")}>
      <table className={styles.limits}>
        <thead>
          <tr>
            <th scope="col">{t("limitOf")}</th>
            {spans.map((span) => (
              <th key={span} scope="col">
                {t(`span.${span}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`limit.${kind}`)}</th>
              {spans.map((span) => (
                <td key={span}>
                  <Limit amount={limits[kind][span]} />
                  {used ? (
                    <span className={styles.used}>
                      {t("used")} <Baht amount={used[kind][span]} />
                    </span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        facts={[
          [t("timeOut"), timeOutUntil ? <When key="timeOut" at={timeOutUntil} /> : "—"],
          [t("excluded"), selfExcludedUntil ? <When key="excluded" at={selfExcludedUntil} /> : "—"],
          [t("reminder"), reminderMinutes === null ? "—" : t("everyMinutes", { n: reminderMinutes })],
          [t("pending"), pending ? pendingNames(Object.keys(pending), t.code) : null],
          [t("pendingFrom"), pendingFrom ? <When key="pending" at={pendingFrom} /> : null],
        ]}
      />
    </Section>
  );
}

const Limit = ({ amount }: { amount: Satang | null }) => (amount === null ? "—" : <Baht amount={amount} />);

const pendingNames = (names: readonly string[], say: (group: string, code: string) => string) =>
  names.map((name) => say("limit", name)).join(", ");
