"use client";
import type { LimitsState } from "@/lib/contract/player-limits";
import type { Satang } from "@/lib/domain/money/money";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import styles from "./members.module.css";

const kinds = ["deposit", "loss", "stake"] as const;
const spans = ["day", "week", "month"] as const;

/** What a member has limited themselves to and how much of it is used, pauses, and looser limits that wait. */
export function LimitsSection({ limits }: { limits: LimitsState }) {
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
