import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { DrawLogRow as LogRow } from "@/lib/contract/yings";
import { shotsAddress } from "@/lib/domain/access/addresses";
import { displayDateTime, SECOND_MS } from "@/lib/domain/time/time";
import { headDigits } from "@/lib/domain/yeekee/head-digits";
import { isLateFreeze } from "@/lib/domain/yeekee/late-freeze";
import { knownWord } from "@/lib/i18n/known-word";
import { Link } from "@/lib/i18n/navigation";
import styles from "./draw-log-row.module.css";

interface DrawLogRowProps {
  row: LogRow;
  /** The round's name and day. */
  round: string;
  reasons: Readonly<Record<string, string>>;
}

const tones: Record<LogRow["kind"], ChipTone> = { seal: "neutral", freeze: "link", void: "warning" };

/** One entry of the log of draws, linking to its round's proof. */
export function DrawLogRow({ row, round, reasons }: DrawLogRowProps) {
  const t = useTranslations("freezes");
  const { kind, betId, at, head, witnesses, lateMs = 0, reason } = row;
  return (
    <li>
      <Link href={shotsAddress(betId)} prefetch={false} className={styles.row} data-kind={kind}>
        <span className={styles.kind}>
          <Chip tone={tones[kind]}>{t(`kind.${kind}`)}</Chip>
        </span>
        <strong className={styles.round}>{round}</strong>
        <time dateTime={at} className={styles.time}>
          {displayDateTime(at)}
        </time>
        <span className={styles.facts}>
          {kind === "freeze" && witnesses !== undefined ? (
            <span>{t("witnesses", { n: witnesses })}</span>
          ) : null}
          {isLateFreeze(lateMs) ? (
            <span className={styles.late}>{t("late", { seconds: (lateMs / SECOND_MS).toFixed(1) })}</span>
          ) : null}
          {reason ? <span>{knownWord(reasons, reason)}</span> : null}
        </span>
        <span className={styles.head}>
          {t("head")} <code>{headDigits(head)}</code>
        </span>
        <Icon name="forward" size={20} />
      </Link>
    </li>
  );
}
