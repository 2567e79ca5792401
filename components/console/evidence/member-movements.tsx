"use client";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./evidence.module.css";

const SHOWN = 10;

/** The last ten movements of the member's spendable money, newest first. */
export function MemberMovements({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const names = useConsoleWords("names");
  const { data, error } = useAsk("memberMoney", "accountEntries", { uuid, account: "cash", limit: SHOWN });
  return (
    <Section title={t("movements")}>
      <FaultText fault={error} />
      {data?.items.length === 0 ? <p className={styles.small}>{t("movementsNone")}</p> : null}
      {data && data.items.length > 0 ? (
        <table className={styles.movements}>
          <thead>
            <tr>
              <th scope="col">{t("when")}</th>
              <th scope="col">{t("what")}</th>
              <th scope="col">{t("amount")}</th>
              <th scope="col">{t("balance")}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id, at, transactionType, amount, balance }) => (
              <tr key={id}>
                <td>
                  <When at={at} />
                </td>
                <td>{names.code("type", transactionType)}</td>
                <td style={{ color: amount < 0 ? "var(--danger)" : "var(--success)" }}>
                  <Baht amount={amount} />
                </td>
                <td>
                  <Baht amount={balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Section>
  );
}
