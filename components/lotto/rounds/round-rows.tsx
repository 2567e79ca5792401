import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { ResultBalls } from "@/components/round/result-balls";
import { RoundChip } from "@/components/round/round-chip";
import { useReason } from "@/components/round/use-reason";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import { IconButton } from "@/components/ui/controls/icon-button";
import { Countdown } from "@/components/ui/days/countdown";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { closesOn } from "@/lib/domain/rounds/closes-on";
import { closingSoonSeconds, phaseOf, type RoundPhase, takesBets } from "@/lib/domain/rounds/phase";
import { displayDate, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createFavourites } from "@/stores/favourites";
import { useClock } from "@/stores/page/clock";
import type { LastDraw, NamedRound } from "./named-round";
import styles from "./round-rows.module.css";
import { unbroken, useComingTime } from "./use-coming-time";

interface RoundRowsProps {
  rounds: readonly NamedRound[];
  nowMs: number;
  favourites: readonly string[];
  /** The list is of open rounds: a game's row has its clock and asks for the next round when it closes. */
  onClosed?: () => void;
}

/** Rounds below each other, on a wide screen in columns. */
export function RoundRows({ rounds, nowMs, favourites, onClosed }: RoundRowsProps) {
  return (
    <ul className={styles.rows}>
      {rounds.map((round) =>
        onClosed && round.betGroup === "yeekee" ? (
          // Keyed by its game: the row stays when the next round takes the place of the last.
          <GameRow key={round.betType} round={round} onClosed={onClosed} />
        ) : (
          <RoundRow
            key={round.betList.betId}
            round={round}
            nowMs={nowMs}
            isFavourite={favourites.includes(round.betType)}
          />
        ),
      )}
    </ul>
  );
}

/** The current round of a game, with the game's name in the reader's language. */
interface GameRound extends Round {
  readonly marketName: string;
  readonly pays?: string | undefined;
}

/**
 * A yeekee game in the list of markets: the clock of its current round, and a link to the hundreds of others where
 * other rows have their star.
 */
function GameRow({ round, onClosed }: { round: GameRound; onClosed: () => void }) {
  const t = useTranslations("yeekee");
  const nowMs = useClock(({ isTicking, nowMs: now }) => (isTicking ? now : epochMs(round.serverTime)));
  const { betList, dt, closeTime, betType, marketName, pays } = round;
  const roundNo = parseBetId(betList.betId)?.roundNo;
  const otherDay = closesOn(dt, betList.unixTimeStamp.realCloseTime * SECOND_MS);
  const closes = otherDay ? `${displayDate(otherDay)} ${closeTime}` : closeTime;
  const phase = phaseOf(betList, nowMs);
  return (
    <li className={styles.row}>
      <Link
        href={`/lotto/yeekee/${betList.betId}`}
        prefetch={false}
        className={styles.link}
        data-open={phase === "suspended" ? undefined : ""}
      >
        <MarketMark betType={betType} size={32} />
        <span className={styles.words}>
          <span className={styles.name}>{marketName}</span>
          <span className={styles.when}>
            {[roundNo ? t("round", { n: roundNo }) : "", closes, pays].filter(Boolean).join(" · ")}
          </span>
        </span>
        {phase === "suspended" ? (
          <RoundChip phase={phase} />
        ) : (
          <span className={styles.left}>
            <span className="visually-hidden">
              <RoundChip phase={phase} />
            </span>
            <Countdown
              isQuiet
              closeAtSeconds={betList.unixTimeStamp.realCloseTime}
              serverTime={round.serverTime}
              soonSeconds={closingSoonSeconds(betList.betId)}
              onClosed={onClosed}
            />
          </span>
        )}
      </Link>
      <Link
        href={`/lotto/yeekee?game=${betType}`}
        prefetch={false}
        className={styles.all}
        aria-label={`${t("grid.all")}: ${marketName}`}
      >
        <Icon name="rounds" size={22} />
      </Link>
    </li>
  );
}

interface RoundRowProps {
  round: NamedRound;
  nowMs: number;
  isFavourite: boolean;
}

/** One round in a list: market, times and state, and the star of its market. */
function RoundRow({ round, nowMs, isFavourite }: RoundRowProps) {
  const t = useTranslations("lotto.list");
  const reason = useReason();
  const { betList } = round;
  const phase = phaseOf(betList, nowMs);
  const isOpen = takesBets(phase);
  const when = useWhen(round, phase, nowMs);
  return (
    <li className={styles.row}>
      <Link
        href={roundAddress(round, betList.betId)}
        prefetch={false}
        className={styles.link}
        data-open={isOpen ? "" : undefined}
      >
        <MarketMark betType={round.betType} size={32} />
        <span className={styles.words}>
          <span className={styles.name}>{round.marketName}</span>
          <span className={styles.when}>{isOpen && round.pays ? `${when} · ${round.pays}` : when}</span>
        </span>
        <State round={round} phase={phase} />
        {betList.result ? (
          <div className={styles.wide}>
            <ResultBalls result={betList.result} isDemo={betList.demo} />
          </div>
        ) : null}
        {isOpen && round.last ? <Last {...round.last} /> : null}
        {betList.reason && phase !== "settled" ? (
          <span className={`${styles.wide} ${styles.reason}`}>
            {isOpen || phase === "upcoming"
              ? t("moved", { reason: reason(betList.reason) })
              : reason(betList.reason)}
          </span>
        ) : null}
      </Link>
      <FavouriteStar betType={round.betType} name={round.marketName} isOn={isFavourite} />
    </li>
  );
}

/** What the market drew last, under the row of its open round. */
function Last({ first, back2, isDemo }: LastDraw) {
  const t = useTranslations("lotto.list");
  return (
    <span className={`${styles.wide} ${styles.last}`}>
      {t("last")}
      <span className="visually-hidden">{t("first")}</span> <b>{first}</b>
      <span className="visually-hidden">{t("back2")}</span> <b>{back2}</b>
      {isDemo ? <Chip tone="warning">{t("demo")}</Chip> : null}
    </span>
  );
}

/** The time left of a round that takes bets, in other phases their word; unopened rounds name their time. */
function State({ round, phase }: { round: Round; phase: RoundPhase }) {
  const { betId, unixTimeStamp } = round.betList;
  if (phase === "upcoming") return null;
  if (!takesBets(phase)) return <RoundChip phase={phase} />;
  return (
    <span className={styles.left}>
      <span className="visually-hidden">
        <RoundChip phase={phase} />
      </span>
      <Countdown
        isQuiet
        closeAtSeconds={unixTimeStamp.realCloseTime}
        serverTime={round.serverTime}
        soonSeconds={closingSoonSeconds(betId)}
      />
    </span>
  );
}

interface FavouriteStarProps {
  betType: string;
  name: string;
  isOn: boolean;
}

/** Adds a market to the favourites or removes it. */
function FavouriteStar({ betType, name, isOn }: FavouriteStarProps) {
  const t = useTranslations("lotto.list");
  const favourites = useStoreInstance(createFavourites);
  return (
    <IconButton
      className={styles.star}
      aria-pressed={isOn}
      aria-label={isOn ? t("unfavour", { name }) : t("favour", { name })}
      onClick={() => favourites.getState().toggle(betType)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
      </svg>
    </IconButton>
  );
}

/** When it opens, closes or has its result. Only of another day the day is named. */
function useWhen(round: Round, phase: RoundPhase, nowMs: number): string {
  const t = useTranslations("lotto.list");
  const coming = useComingTime();
  const { openTime, realCloseTime } = round.betList.unixTimeStamp;
  if (phase === "upcoming") {
    const { day, time } = coming(openTime * SECOND_MS, nowMs);
    return day ? t("opens", { date: day, time }) : t("opensAt", { time });
  }
  if (phase === "closed" || phase === "waiting") return t("resultAt", { time: round.resultTime });
  if (phase === "settled" || phase === "void") return t("draw", { date: unbroken(displayDate(round.dt)) });
  const { day } = coming(realCloseTime * SECOND_MS, nowMs);
  // That it is the closing time is said once, above the list.
  return day ? `${day} ${round.closeTime}` : round.closeTime;
}
