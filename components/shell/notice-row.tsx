import { Icon, type IconName } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import { toSatang } from "@/lib/domain/money";
import type { NewsKind } from "@/lib/domain/notice-choices";
import { isNewsKind, noticePath } from "@/lib/domain/notices";
import { displayTime } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import type { Notice } from "@/stores/notices";
import styles from "./notice-sheet.module.css";
import type { NoticeWords } from "./notice-words";

const icons: Record<NewsKind, IconName> = {
  won: "trophy",
  lost: "slip",
  refunded: "undo",
  cancelled: "close",
  credited: "deposit",
  expired: "clock",
  unmatched: "alert",
  "deposit-rejected": "alert",
  "withdraw-approved": "check",
  "withdraw-paid": "withdraw",
  "withdraw-rejected": "undo",
  news: "info",
};

/** A notification of a known kind. */
export type Tellable = Notice & { kind: NewsKind };
export const isTellable = (notice: Notice): notice is Tellable => isNewsKind(notice.kind);

/** One notification: what happened, its slip or amount, its time. A press opens the page it is about. */
export function NoticeRow({
  notice,
  words,
  onGo,
}: {
  notice: Tellable;
  words: NoticeWords;
  onGo: () => void;
}) {
  const { kind, facts, at, isNew } = notice;
  const amount = /^\d+(\.\d\d)?$/.test(facts.amount ?? "") ? moneyText(toSatang(Number(facts.amount))) : "";
  const title = kind === "news" && facts.title ? facts.title : words.kinds[kind];
  const about = facts.poyNo
    ? words.slipNo.replace("{no}", facts.poyNo)
    : kind === "news"
      ? words.kinds.news
      : "";
  return (
    <Link
      href={noticePath(kind, facts)}
      prefetch={false}
      onClick={onGo}
      className={styles.line}
      data-kind={kind}
    >
      <span className={styles.art}>
        <Icon name={icons[kind]} />
      </span>
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        {about ? <small>{about}</small> : null}
      </span>
      <span className={styles.facts}>
        {amount ? <b>{amount}</b> : null}
        <small>
          {isNew ? <em className={styles.fresh}>{words.isNew}</em> : null}
          <time dateTime={at}>{displayTime(at)}</time>
        </small>
      </span>
    </Link>
  );
}
