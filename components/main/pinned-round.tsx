import { BetAgain } from "@/components/poy/bet-again";
import type { PoyWords } from "@/components/poy/poy-words";
import { governmentOf, type ResultWords } from "@/components/result/result-row";
import { StateChip } from "@/components/result/state-chip";
import { MarketMark } from "@/components/round/market-mark";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import type { PoyRow } from "@/lib/contract/poys";
import type { ResultRow, Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { roundName } from "@/lib/domain/rounds/names";
import { closingSoonSeconds } from "@/lib/domain/rounds/phase";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./pinned-round.module.css";

interface PinnedRoundProps {
  words: { bet: string; draw: string; last: string };
  resultWords: ResultWords;
  slipWords: PoyWords["acts"];
  /** Names of markets by betType. */
  names: Readonly<Record<string, string>>;
  /** Takes bets. */
  round: Round;
  /** The market's newest draw; null where none is known. */
  last: ResultRow | null;
  /** The member's newest slip of the market; null where none is among the last ones. */
  slip: PoyRow | null;
}

/** The government's open round: its clock, what was drawn last, and the way to bet, or to bet the same again. */
export function PinnedRound({ words, resultWords, slipWords, names, round, last, slip }: PinnedRoundProps) {
  const { betList, closeTime, dt, serverTime } = round;
  const drawn = last && governmentOf(last);
  return (
    <Card aria-labelledby="pinned-title" className={styles.pinned}>
      <MarketMark betType={round.betType} size={40} />
      <div className={styles.what}>
        <h2 id="pinned-title" className={styles.name}>
          {roundName(names, round)}
        </h2>
        <p className={styles.small}>{fill(words.draw, { date: displayDate(dt), time: closeTime })}</p>
      </div>
      <Countdown
        isQuiet
        closeAtSeconds={betList.unixTimeStamp.realCloseTime}
        serverTime={serverTime}
        soonSeconds={closingSoonSeconds(betList.betId)}
        className={styles.left}
      />
      {last && drawn ? (
        <dl className={styles.last}>
          <dt>
            {fill(words.last, { date: displayDate(last.resultDt) })}{" "}
            <StateChip row={last} words={resultWords} />
          </dt>
          <dd>
            <span className="visually-hidden">{resultWords.first} </span>
            <b className={styles.first}>{drawn.first}</b>{" "}
            <span className="visually-hidden">{resultWords.back2} </span>
            <b className={styles.back}>{drawn.back2}</b>
          </dd>
        </dl>
      ) : null}
      <div className={styles.acts}>
        <ButtonLink href={roundAddress(round, betList.betId)}>{words.bet}</ButtonLink>
        {slip ? <BetAgain poy={slip} words={slipWords} /> : null}
      </div>
    </Card>
  );
}
