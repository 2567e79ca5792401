"use client";
import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { RoundChip } from "@/components/round/round-chip";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { usePageTime } from "@/components/round/use-page-time";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import { Countdown } from "@/components/ui/days/countdown";
import type { Round } from "@/lib/contract/rounds";
import { setsAddress } from "@/lib/domain/access/addresses";
import { closingSoonSeconds, isBettable, phaseOf } from "@/lib/domain/rounds/phase";
import { withUpdate } from "@/lib/domain/rounds/round-update";
import { bangkokDate, displayDate, displayTime } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { useRoundUpdates } from "@/stores/rounds/round-updates";
import styles from "./set-markets.module.css";

export interface SetMarket {
  /** The market's key in the address. */
  betType: string;
  name: string;
  /** Its next round to close; null while none is planned. */
  round: Round | null;
}

interface SetMarketsProps {
  markets: readonly SetMarket[];
  chosen: string;
  renderedAtMs: number;
}

/** The markets of four-digit sets: draw, close, state. The selected one is open below. */
export function SetMarkets({ markets, chosen, renderedAtMs }: SetMarketsProps) {
  const t = useTranslations("sets.markets");
  const nowMs = usePageTime(renderedAtMs);
  useRefreshOnReturn();
  useLiveRounds(
    // The page below follows the selected market itself, and stays with it past its close.
    markets.flatMap(({ betType, round }) => (round && betType !== chosen ? [round.betList.betId] : [])),
    renderedAtMs,
  );
  const updates = useRoundUpdates((all) => all.updates);
  return (
    <nav aria-label={t("label")}>
      <ul className={styles.markets}>
        {markets.map((market) => (
          <li key={market.betType}>
            <Link
              href={setsAddress(market.betType)}
              prefetch={false}
              scroll={false}
              className={styles.market}
              aria-current={market.betType === chosen ? "true" : undefined}
            >
              <MarketMark betType={market.betType} />
              <span className={styles.name}>{market.name}</span>
              {market.round ? (
                <State round={withUpdate(market.round, updates[market.round.betList.betId])} nowMs={nowMs} />
              ) : (
                <span>{t("none")}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function State({ round, nowMs }: { round: Round; nowMs: number }) {
  const t = useTranslations("lotto.list");
  const { betId, unixTimeStamp } = round.betList;
  const phase = phaseOf(round.betList, nowMs);
  const opens = unixTimeStamp.openTime * 1000;
  const isOpen = isBettable(round.betList, nowMs);
  return (
    <>
      <span className={styles.draw}>
        {t("draw", { date: displayDate(round.dt) })}
        <br />
        {phase === "upcoming"
          ? t("opens", { date: displayDate(bangkokDate(opens)), time: displayTime(opens) })
          : t("closes", { time: round.closeTime })}
      </span>
      <span className={styles.state}>
        {/* That it is open is what the running clock says. */}
        <span className={isOpen ? "visually-hidden" : undefined}>
          <RoundChip phase={phase} />
        </span>
        {isOpen ? (
          <Countdown
            isQuiet
            closeAtSeconds={unixTimeStamp.realCloseTime}
            serverTime={round.serverTime}
            soonSeconds={closingSoonSeconds(betId)}
          />
        ) : null}
      </span>
    </>
  );
}
