"use client";
import { SECOND_MS } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** The same facts as `/ready`. */
export function ServiceHealth() {
  const t = useConsoleWords("jobs");
  const { data, error } = useAsk("jobs", "serviceHealth", undefined, { everyMs: 10_000 });
  return (
    <Section title={t("health")}>
      <FaultText fault={error} />
      {data ? (
        <Facts
          facts={[
            [t("ledger"), t(data.ledger === "sound" ? "sound" : "broken")],
            [t("stuckJobs"), data.stuckJobs],
            [t("scarceAmounts"), data.scarceAmounts],
            [t("missingFreezes"), data.missingFreezes],
            [
              t("oldestDraw"),
              data.oldestDrawWaitMs === null
                ? t("noDraw")
                : t("seconds", { n: Math.round(data.oldestDrawWaitMs / SECOND_MS) }),
            ],
          ]}
        />
      ) : null}
    </Section>
  );
}
