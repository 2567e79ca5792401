import { Icon, type IconName } from "@/components/ui/art/icon";
import { moneyText } from "@/components/ui/money";
import { toSatang } from "@/lib/domain/money/money";
import type { NotificationKind } from "@/lib/domain/notifications/notification-settings";
import {
  isAccountKind,
  isNotificationKind,
  notificationPath,
} from "@/lib/domain/notifications/notifications";
import { displayTime } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import type { Notification } from "@/stores/notices";
import type { NotificationMessages } from "./notification-messages";
import styles from "./notification-sheet.module.css";

const icons: Record<NotificationKind, IconName> = {
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
  "pin-changed": "lock",
  "phone-changed": "phone",
  "bank-approved": "bank",
  "bank-rejected": "alert",
  news: "info",
};

/** A notification of a known kind. */
export type KnownNotification = Notification & { kind: NotificationKind };
export const hasKnownKind = (notice: Notification): notice is KnownNotification =>
  isNotificationKind(notice.kind);

/** One notification: what happened, its slip or amount, its time. A press opens the page it is about. */
export function NoticeRow({
  notice,
  words,
  onGo,
}: {
  notice: KnownNotification;
  words: NotificationMessages;
  onGo: () => void;
}) {
  const { kind, facts, at, isNew } = notice;
  const amount = /^\d+(\.\d\d)?$/.test(facts.amount ?? "") ? moneyText(toSatang(Number(facts.amount))) : "";
  const title = kind === "news" && facts.title ? facts.title : words.kinds[kind];
  const about = facts.poyNo
    ? words.slipNo.replace("{no}", facts.poyNo)
    : kind === "news"
      ? words.kinds.news
      : isAccountKind(kind)
        ? words.notYou
        : "";
  return (
    <Link
      href={notificationPath(kind, facts)}
      prefetch={false}
      onClick={onGo}
      className={styles.line}
      data-kind={kind}
      data-new={isNew ? "" : undefined}
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
