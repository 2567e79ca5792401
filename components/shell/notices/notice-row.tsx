import { Icon, type IconName } from "@/components/ui/art/icon";
import { Money, moneyText } from "@/components/ui/money";
import type { NotificationKind } from "@/lib/domain/notifications/notification-settings";
import {
  amountOf,
  isAccountKind,
  type NotificationFacts,
  notificationPath,
  slipNet,
  type ToldKind,
  toldKind,
} from "@/lib/domain/notifications/notifications";
import { roundName } from "@/lib/domain/rounds/names";
import { displayTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type { NoticeWords } from "@/lib/i18n/notice-words";
import type { Notification } from "@/stores/notices";
import styles from "./notification-sheet.module.css";

const icons: Record<ToldKind, IconName> = {
  won: "trophy",
  paid: "slip",
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
  "ticket-answered": "chat",
  news: "info",
};

/** A notification of a known kind. */
export type KnownNotification = Notification & { kind: NotificationKind };

interface NoticeRowProps {
  notice: KnownNotification;
  words: NoticeWords;
  onGo: () => void;
}

/**
 * One notification: what happened, to which slip and why, its money and its time. A press opens the page it is about.
 */
export function NoticeRow({ notice: { kind, facts, at, isNew }, words, onGo }: NoticeRowProps) {
  const told = toldKind(kind, facts);
  return (
    <Link
      href={notificationPath(kind, facts)}
      prefetch={false}
      onClick={onGo}
      className={styles.line}
      data-kind={told}
      data-new={isNew ? "" : undefined}
    >
      <span className={styles.art}>
        <Icon name={icons[told]} />
      </span>
      <span className={styles.what}>
        <span className={styles.title}>
          {told === "news" && facts.title ? facts.title : words.kinds[told]}
        </span>
        {aboutOf(kind, facts, words).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <span className={styles.facts}>
        <NoticeMoney kind={kind} facts={facts} words={words} />
        <small>
          {isNew ? <em className={styles.fresh}>{words.isNew}</em> : null}
          <time dateTime={at}>{displayTime(at)}</time>
        </small>
      </span>
    </Link>
  );
}

/** Of a slip its market and number, its numbers, and why it was given back; each as far as the upstream tells it. */
function aboutOf(kind: NotificationKind, facts: NotificationFacts, words: NoticeWords): string[] {
  if (kind === "news") return [words.kinds.news];
  if (isAccountKind(kind)) return [words.notYou];
  const { poyNo, betType = "", betId = "", reason } = facts;
  if (!poyNo) return [];
  const market = roundName(words.markets, { betType, betId, name: facts.roundName ?? "" });
  return [
    [market, words.slipNo.replace("{no}", poyNo)].filter(Boolean).join(" · "),
    numbersOf(kind, facts),
    kind === "refunded" && reason ? (words.reasons[reason] ?? reason) : "",
  ].filter(Boolean);
}

/** The numbers, and how many lines there are beside them: of a slip that won, those that won and no more. */
function numbersOf(kind: NotificationKind, { numbers = "", lines = "" }: NotificationFacts): string {
  const shown = numbers.split(" ").filter(Boolean);
  const more = kind === "won" || shown.length === 0 ? 0 : Number(lines) - shown.length;
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(" ");
}

/** What came of a slip: what it won first, then what is left of its stake; of all else the amount. */
function NoticeMoney({
  kind,
  facts,
  words,
}: Pick<KnownNotification, "kind" | "facts"> & { words: NoticeWords }) {
  const [amount, net] = [amountOf(facts.amount), slipNet(kind, facts)];
  if (amount === null) return null;
  if (kind === "lost" && net !== null) return <Money amount={net} isOutcome />;
  if (kind !== "won") return <b>{moneyText(amount)}</b>;
  return (
    <>
      <b>{fill(words.got, { amount: moneyText(amount) })}</b>
      {net === null ? null : (
        <small>
          <Money amount={net} isOutcome />
        </small>
      )}
    </>
  );
}
