import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { freezesOfYings } from "@/lib/contract/yings";
import { drawLogAddress } from "@/lib/domain/access/addresses";
import { marketNames } from "@/lib/i18n/market-names";
import type market from "@/locales/th/market.json";
import styles from "./draw-log.module.css";
import { DrawLogCounts } from "./draw-log-counts";
import { DrawLogRow } from "./draw-log-row";
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
              <DrawLogRow
                key={row.seq}
                row={row}
                round={loggedRoundName(names, row.betId)}
                reasons={market.reasons}
              />
            ))}
          </ol>
        </Card>
      )}
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
