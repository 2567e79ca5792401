"use client";
import { useAsk } from "@/stores/console/use-ask";
import { When } from "../fields/values";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { AccountText } from "./account-text";
import styles from "./evidence.module.css";

/** The bank accounts that the member has bound, with the name as it was then. */
export function MemberAccounts({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data, error } = useAsk("withdraws", "allOperatorBanks", { uuid, limit: 10 });
  return (
    <Section title={t("accounts")}>
      <FaultText fault={error} />
      {data?.items.length === 0 ? <p className={styles.small}>{t("accountsNone")}</p> : null}
      <ul className={styles.rows}>
        {data?.items.map(({ id, status, createdAt, reason, ...account }) => (
          <li key={id} className={styles.row}>
            <AccountText account={account} />
            <strong>{t(`account.${status}`)}</strong>
            <span className={styles.small}>
              <When at={createdAt} /> {reason}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
