import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { ButtonLink } from "@/components/ui/controls/button";
import { Fold } from "@/components/ui/lists/fold";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { freezesOfYings, DrawLogRow as LogRow } from "@/lib/contract/yings";
import { drawLogAddress, drawProofAddress, shotsAddress } from "@/lib/domain/access/addresses";
import {
  bangkokDate,
  displayClock,
  displayDate,
  displayDateTime,
  epochMs,
  SECOND_MS,
} from "@/lib/domain/time/time";
import { headDigits } from "@/lib/domain/yeekee/head-digits";
import { isLateFreeze } from "@/lib/domain/yeekee/late-freeze";
import { knownWord } from "@/lib/i18n/known-word";
import { marketNames } from "@/lib/i18n/market-names";
import { Link } from "@/lib/i18n/navigation";
import type market from "@/locales/th/market.json";
import styles from "./draw-log.module.css";
import { loggedRoundName } from "./logged-round-name";

interface DrawLogProps {
  log: ReplyOf<typeof freezesOfYings>;
  view: { before?: number; betId?: string };
  /** The page size: with fewer rows, no older ones follow. */
  pageRows: number;
  market: typeof market;
}

/** A page of the log of draws: the counts of regular and irregular rounds, then the entries, newest first. */
export function DrawLog({ log: { rows, counts }, view: { before, betId }, pageRows, market }: DrawLogProps) {
  const t = useTranslations("freezes");
  const names = marketNames(market);
  const oldest = rows.at(-1)?.seq ?? 0;
  const ofRound = betId ? `&round=${betId}` : "";
  const hasOlder = rows.length === pageRows && oldest > 1;
  return (
    <div className={styles.log}>
      <DrawLogCounts counts={counts} reasons={market.reasons} />
      {betId ? (
        <p className={styles.round}>
          {t("ofRound", { round: loggedRoundName(names, betId) })}
          <ButtonLink href={drawLogAddress} look="plain">
            {t("allRounds")}
          </ButtonLink>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          icon="shield"
          title={t(before ? "emptyPage" : betId ? "emptyRound" : "empty")}
          text={before ? undefined : t(betId ? "emptyRoundText" : "emptyText")}
        />
      ) : (
        <Card isFlush aria-labelledby="log-title">
          <h2 id="log-title" className={styles.title}>
            {t("list")}
          </h2>
          <ol className={styles.rows}>
            {rows.map((row) => (
              <DrawLogRow key={row.seq} row={row} round={loggedRoundName(names, row.betId)} />
            ))}
          </ol>
        </Card>
      )}
      {rows.length > 0 ? <LogHeads rows={rows} names={names} reasons={market.reasons} /> : null}
      {before || hasOlder ? (
        <nav aria-label={t("pages")} className={styles.pages}>
          {before ? (
            <ButtonLink href={`${drawLogAddress}${ofRound.replace("&", "?")}`} look="quiet">
              {t("newest")}
            </ButtonLink>
          ) : null}
          {hasOlder ? (
            <ButtonLink href={`${drawLogAddress}?before=${oldest}${ofRound}`} look="quiet">
              {t("older")}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

interface DrawLogCountsProps {
  counts: ReplyOf<typeof freezesOfYings>["counts"];
  reasons: Readonly<Record<string, string>>;
}

/** How many rounds were sealed and frozen, and how many of them late, never, or voided and why. */
function DrawLogCounts({ counts, reasons }: DrawLogCountsProps) {
  const t = useTranslations("freezes.counts");
  const { seals, freezes, late, missing, voids } = counts;
  const cancelled = voids.reduce((total, { count }) => total + count, 0);
  return (
    <Card aria-labelledby="counts-title">
      <h2 id="counts-title">{t("title")}</h2>
      <dl className={styles.counts}>
        {Object.entries({ seals, freezes }).map(([name, count]) => (
          <div key={name}>
            <dt>{t(name as "seals" | "freezes")}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        {Object.entries({ late, missing, voids: cancelled }).map(([name, count]) => (
          <div key={name} data-amiss={count > 0 ? "" : undefined}>
            <dt>{t(name as "late" | "missing" | "voids")}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {voids.length > 0 ? (
        <ul className={styles.voids}>
          {voids.map(({ reason, count }) => (
            <li key={reason}>{t("voidsBy", { n: count, reason: knownWord(reasons, reason) })}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

interface LogHeadsProps {
  rows: readonly LogRow[];
  names: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
}

/** Why nobody can change an entry later, the head of the log at each, and why a round was cancelled. */
function LogHeads({ rows, names, reasons }: LogHeadsProps) {
  const t = useTranslations("freezes");
  return (
    <Fold isCheckable title={t("checkable")}>
      <p>
        {t("lead")}{" "}
        <Link href={drawProofAddress} prefetch={false}>
          {t("how")}
        </Link>
      </p>
      <h3>{t("head")}</h3>
      <ol className={styles.heads}>
        {rows.map(({ seq, betId, head, reason }) => (
          <li key={seq} className={styles.headOf}>
            <code>{headDigits(head)}</code>
            <span>{loggedRoundName(names, betId)}</span>
            {reason ? <span className={styles.reason}>{knownWord(reasons, reason)}</span> : null}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

interface DrawLogRowProps {
  row: LogRow;
  /** The round's name and day. */
  round: string;
}

const tones: Record<LogRow["kind"], ChipTone> = { seal: "neutral", freeze: "link", void: "warning" };

/** One entry of the log of draws, linking to its round's proof. */
function DrawLogRow({ row, round }: DrawLogRowProps) {
  const t = useTranslations("freezes");
  const { kind, betId, at, witnesses, lateMs = 0 } = row;
  return (
    <li>
      <Link href={shotsAddress(betId)} prefetch={false} className={styles.row} data-kind={kind}>
        <span className={styles.kind}>
          <Chip tone={tones[kind]}>{t(`kind.${kind}`)}</Chip>
        </span>
        <strong className={styles.rowRound}>{round}</strong>
        <time dateTime={at} className={styles.time}>
          {round.endsWith(displayDate(bangkokDate(epochMs(at))))
            ? displayClock(epochMs(at))
            : displayDateTime(at)}
        </time>
        <span className={styles.facts}>
          {kind === "freeze" && witnesses !== undefined ? (
            <span>{t("witnesses", { n: witnesses })}</span>
          ) : null}
          {isLateFreeze(lateMs) ? (
            <span className={styles.late}>{t("late", { seconds: (lateMs / SECOND_MS).toFixed(1) })}</span>
          ) : null}
        </span>
        <Icon name="forward" size={20} />
      </Link>
    </li>
  );
}

const ROWS = 8;

/** The skeleton of the log of draws: the counts and the first rows. */
export function DrawLogLoading() {
  const t = useTranslations("freezes");
  return (
    <div className={styles.log}>
      <span className="visually-hidden" role="status">
        {t("loading")}
      </span>
      <Skeleton height={176} />
      {Array.from({ length: ROWS }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={48} />
      ))}
    </div>
  );
}

/** Replaces the log of draws: the upstream has none, or it could not be read. */
export function NoDrawLog({ reason }: { reason: "not-offered" | "failed" }) {
  const t = useTranslations("freezes");
  if (reason === "failed")
    return (
      <ErrorState
        title={t("failed")}
        text={t("failedText")}
        action={{ href: drawLogAddress, label: t("again") }}
      />
    );
  return (
    <EmptyState
      icon="info"
      title={t("notOffered")}
      text={t("notOfferedText")}
      action={{ href: "/results", label: t("results") }}
    />
  );
}
