"use client";
import { Chip } from "@/components/ui/chip";
import { useAsk } from "@/stores/console/use-ask";
import { MemberLink, When } from "../fields/values";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./evidence.module.css";

/** Rows that are enough to see a ring; the member's page has all. */
const SHOWN = 8;

/** Other accounts that share a device, a bank account or an address with the member. */
export function MemberLinks({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data, error } = useAsk("memberEvidence", "memberLinks", { uuid });
  return (
    <Section title={t("links")} aside={data && data.length > 0 ? <strong>{data.length}</strong> : null}>
      <FaultText fault={error} />
      {data?.length === 0 ? <p className={styles.small}>{t("linksNone")}</p> : null}
      {data && data.length > 0 ? (
        <ul className={styles.rows}>
          {data.slice(0, SHOWN).map(({ uuid: other, userName, createdAt, closedAt, signs }) => (
            <li key={other} className={styles.row}>
              <MemberLink uuid={other} userName={userName} />
              {signs.map((sign) => (
                <Chip key={sign} tone={sign === "address" ? "warning" : "danger"}>
                  {t(`link.${sign}`)}
                </Chip>
              ))}
              <span className={styles.small}>
                {closedAt ? t("closed") : t("since")} <When at={closedAt ?? createdAt} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.length > SHOWN ? (
        <p className={styles.small}>{t("more", { n: data.length - SHOWN })}</p>
      ) : null}
    </Section>
  );
}
