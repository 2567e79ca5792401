"use client";
import { limitKinds, limitSpans } from "@/lib/domain/members/player-limits";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import styles from "./evidence.module.css";

/** Limits that the member has set for themselves, and how much of each is used; breaks and exclusions. */
export function MemberLimits({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data } = useAsk("memberEvidence", "memberEvidence", { uuid });
  if (!data) return null;
  const { limits } = data;
  const money = limitKinds.flatMap((kind) =>
    limitSpans.flatMap((span) => {
      const limit = limits[kind][span];
      if (limit === null) return [];
      const used = limits.used?.[kind][span];
      const name = `${t(`limit.${kind}`)} / ${t(`span.${span}`)}`;
      const value = (
        <>
          <Baht amount={limit} />{" "}
          {used === undefined ? null : (
            <span className={styles.small}>
              ({t("used")} <Baht amount={used} />)
            </span>
          )}
        </>
      );
      return [[name, value] as const];
    }),
  );
  const { selfExcludedUntil, timeOutUntil } = limits;
  const facts = [
    ...money,
    [t("excludedUntil"), selfExcludedUntil && <When at={selfExcludedUntil} />] as const,
    [t("breakUntil"), timeOutUntil && <When at={timeOutUntil} />] as const,
  ];
  const isFree = facts.every(([, value]) => value === null);
  return (
    <Section title={t("limits")}>
      {isFree ? <p className={styles.small}>{t("limitsNone")}</p> : <Facts facts={facts} />}
    </Section>
  );
}
