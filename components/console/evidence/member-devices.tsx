"use client";
import { readUserAgent } from "@/lib/kernel/user-agent";
import { useAsk } from "@/stores/console/use-ask";
import { When } from "../fields/values";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import styles from "./evidence.module.css";

const SHOWN = 5;

/** The devices and addresses of the latest sessions. */
export function MemberDevices({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data } = useAsk("memberEvidence", "memberEvidence", { uuid });
  return (
    <Section title={t("devices")}>
      <ul className={styles.rows}>
        {data?.sessions.slice(0, SHOWN).map(({ id, device, place, lastSeenAt }) => {
          const { browser, system } = readUserAgent(device);
          return (
            <li key={id} className={styles.row}>
              <span>{[system, browser].filter(Boolean).join(" · ") || t("unknownDevice")}</span>
              <span className={styles.small}>
                {place || "—"} · <When at={lastSeenAt} />
              </span>
            </li>
          );
        })}
      </ul>
      {data?.sessions.length === 0 ? <p className={styles.small}>{t("none")}</p> : null}
    </Section>
  );
}
