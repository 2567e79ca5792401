import { shortReference } from "@/components/credit/credit-words";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import { Money, moneyText } from "@/components/ui/money";
import type { DepositChannel } from "@/lib/contract/deposits";
import type { Satang } from "@/lib/domain/money/money";
import { displayDateTime, displayTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import styles from "./request-list.module.css";
import { type Request, type RequestTold, toneOf } from "./requests";
import type { StatementWords } from "./statement-words";

interface RequestListProps {
  requests: readonly Request[];
  words: StatementWords["requests"];
  /** The label of a reference. */
  reference: string;
  /** Names of the ways to deposit. */
  methods: Readonly<Record<DepositChannel, { name: string }>>;
  /** What is said of a deposit beside its status. */
  told: ToldWords;
}

type ToldWords = Readonly<Record<RequestTold["kind"], { note: string }>>;

/** Requests, newest first, each linking to its own page. */
export function RequestList({ requests, words, reference, methods, told: notes }: RequestListProps) {
  const names: Readonly<Record<string, string>> = words.status;
  return (
    <ul aria-label={words.list} className={styles.list}>
      {requests.map(
        ({ id, amount, asked, at, status, href, channel, until, paidAt, reason, place, told }) => (
          <li key={id}>
            <Link href={href} prefetch={false} className={styles.row}>
              <span className={styles.what}>
                <Money amount={amount} className={styles.amount} />
                {asked === undefined ? null : (
                  <span className={styles.fact}>{fill(words.asked, { amount: moneyText(asked) })}</span>
                )}
                <span className={styles.fact}>{channel ? methods[channel].name : words.withdraw}</span>
                <span className={styles.fact}>{displayDateTime(at)}</span>
                <span className={styles.fact}>{fill(reference, { id: shortReference({ id }) })}</span>
                {until ? (
                  <span className={styles.fact}>{fill(words.until, { time: displayTime(until) })}</span>
                ) : null}
                {paidAt ? (
                  <span className={styles.fact}>{fill(words.paidAt, { time: displayDateTime(paidAt) })}</span>
                ) : null}
                {reason ? <span className={styles.fact}>{reason}</span> : null}
              </span>
              <span className={styles.state}>
                <Chip tone={toneOf(status)}>{names[status] ?? status}</Chip>
                {place ? <span className={styles.fact}>{fill(words.place, { n: place })}</span> : null}
              </span>
              <Icon name="forward" size={20} />
              {told ? (
                <span className={styles.next} data-kind={told.kind}>
                  {noteOf(told, asked ?? amount, notes)}
                </span>
              ) : null}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

/** The note of a request for this amount. */
function noteOf(told: RequestTold, amount: Satang, notes: ToldWords): string {
  const { kind, ...facts } = told;
  return fill(notes[kind].note, { ...facts, amount: moneyText("amount" in told ? told.amount : amount) });
}
