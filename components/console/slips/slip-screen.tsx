"use client";
import { displayDate } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { useRoundName } from "../fields/round-name";
import { Baht, MemberLink, RoundLink, When } from "../fields/values";
import { Neighbours } from "../list/neighbours";
import { Facts } from "../page/facts";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { SlipChecks } from "./slip-checks";
import { SlipLines } from "./slip-lines";
import { SlipPostings } from "./slip-postings";
import { SlipStatus } from "./slip-status";
import styles from "./slips.module.css";

/** One slip: whose, of which round, its lines, what it moved, and whether all of it agrees. */
export function SlipScreen({ poyId }: { poyId: string }) {
  const t = useConsoleWords("slips");
  const names = useConsoleWords("names");
  const nameOf = useRoundName();
  const { data: slip, error } = useAsk("poys", "oneOperatorPoy", { poyId });
  if (!slip) return <FaultText fault={error} />;
  const { poyNo, uuid, userName, betId, betGroup, dt, createdAt, total, win, reason, note } = slip;
  const round = nameOf({ ...slip, name: slip.roundName });
  return (
    <>
      <PageHead
        title={
          <>
            {t("slipNo", { no: poyNo })} <SlipStatus {...slip} />
          </>
        }
      >
        <Neighbours />
      </PageHead>
      <FaultText fault={error} />
      <div className={styles.columns}>
        <Section title={t("facts")}>
          <Facts
            facts={[
              [t("member"), <MemberLink key="member" uuid={uuid} userName={userName} />],
              [t("market"), names.code("group", betGroup)],
              [t("round"), <RoundLink key="round" betId={betId} name={round} />],
              [t("drawDay"), displayDate(dt)],
              [t("placed"), <When key="placed" at={createdAt} />],
              [t("stake"), <Baht key="stake" amount={total} />],
              [t("win"), <Baht key="win" amount={win} />],
              [t("reason"), reason],
              [t("note"), note],
              [t("receipt"), <code key="receipt">{slip.receipt}</code>],
              [t("drawHead"), slip.drawHead && <code key="head">{slip.drawHead}</code>],
              [t("publicReceipt"), slip.publicReceipt && <code key="public">{slip.publicReceipt.code}</code>],
            ]}
          />
        </Section>
        <SlipChecks slip={slip} />
      </div>
      <SlipLines slip={slip} />
      <SlipPostings slip={slip} />
    </>
  );
}
