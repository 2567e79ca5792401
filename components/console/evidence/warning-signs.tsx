"use client";
import { Chip } from "@/components/ui/chip";
import { isGrave, warningSignsOf } from "@/lib/domain/operators/warning-signs";
import { epochMs } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { useSiteTime } from "@/stores/console/use-site-time";
import { useConsoleWords } from "../words/console-words";
import styles from "./evidence.module.css";

interface Props {
  uuid: string;
  /** The name on the account that is decided on; null where none is. */
  accountName: string | null;
}

/** What speaks against a request, the gravest first; says so where nothing does. */
export function WarningSigns({ uuid, accountName }: Props) {
  const t = useConsoleWords("evidence");
  const { data: seen } = useAsk("memberEvidence", "memberEvidence", { uuid });
  const { data: links } = useAsk("memberEvidence", "memberLinks", { uuid });
  const { data: member } = useAsk("members", "oneMember", { uuid });
  const nowMs = useSiteTime();
  if (!seen || !links || !member || nowMs === 0) return <p className={styles.small}>{t("looking")}</p>;
  const { name, formerNames, turnover, limits, handMade } = seen;
  const signs = warningSignsOf(
    {
      name,
      formerNames,
      accountName,
      links,
      canWithdraw: turnover.canWithdraw,
      isSelfExcluded: limits.selfExcludedUntil !== null,
      handMade: handMade.amount,
      memberSinceMs: epochMs(member.createdAt),
    },
    nowMs,
  );
  if (signs.length === 0) return <p className={styles.small}>{t("noSigns")}</p>;
  return (
    <ul aria-label={t("signs")} className={styles.signs}>
      {signs.map((sign) => (
        <li key={sign}>
          <Chip tone={isGrave(sign) ? "danger" : "warning"}>
            <strong>{t(`sign.${sign}`)}</strong>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
