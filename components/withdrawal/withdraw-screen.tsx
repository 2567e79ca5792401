"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/notices/error-state";
import type { UserBank } from "@/lib/contract/banks";
import type { Turnover } from "@/lib/contract/turnovers";
import { satang } from "@/lib/domain/money/money";
import { bangkokDate, displayDateTime, epochMs } from "@/lib/domain/time/time";
import { isUnderWay, withdrawnToday } from "@/lib/domain/withdrawals/withdrawal-limits";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit, useCredit } from "@/stores/credit";
import { useClock } from "@/stores/page/clock";
import { createWithdraws, useWithdraws, type WithdrawPage } from "@/stores/withdraws";
import { conditionsOf } from "./turnover/conditions";
import { WithdrawConditions } from "./withdraw-conditions";
import { WithdrawForm } from "./withdraw-form";
import { WithdrawList } from "./withdraw-list";
import { WithdrawProgress } from "./withdraw-progress";
import styles from "./withdraw-screen.module.css";
import { AvailableCard, TurnoverCard } from "./withdraw-summary";
import type { ForeseenWords, WithdrawWords } from "./withdraw-words";

/** Polling interval of a pending withdrawal while nothing is pushed, ms. */
export const askEveryMs = 15_000;

interface WithdrawScreenProps {
  /** Each is null where the upstream did not answer; the page then leaves it out. */
  accounts: readonly UserBank[] | null;
  first: WithdrawPage | null;
  turnover: Turnover | null;
  words: WithdrawWords;
  foreseen: ForeseenWords;
  /** The ways to reach staff. */
  support: ReactNode;
  banks: Readonly<Record<string, string>>;
}

const noneToday = { count: 0, total: satang(0), hasPending: false };

/** The withdrawal page: the form, or the pending withdrawal instead; the money beside it; earlier ones below. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { accounts, first, turnover, words, foreseen, support, banks } = props;
  const [isSentHere, setSentHere] = useState(false);
  const known = useWithdraws((state) => state.list);
  const list = known ?? (first && { ...first, state: "ready" as const });
  const followed = useWithdraws((state) => state.followed);
  const stakes = useWithdraws((state) => state.turnover) ?? turnover;
  const day = useClock(({ nowMs }) => bangkokDate(nowMs));
  const today = list && withdrawnToday(list.items, day);
  // The server subscribes to nothing: it renders the pending withdrawal.
  const current = list?.items.find((one) => one.id === followed || (known === null && isUnderWay(one)));
  const cash = useCredit((state) => state.cash);
  const conditions = conditionsOf({ accounts: accounts ?? [], turnover: stakes, cash });
  const isMissing = Object.values(conditions).includes(false);
  const restsUntil = list?.restsUntil ?? null;
  const isResting = useClock(({ nowMs }) => restsUntil !== null && nowMs < epochMs(restsUntil));
  // A form that is being sent stays until its refusal was read.
  const isAsking = useWithdraws(({ asking }) => asking.state !== "draft");
  useFollowed(first, turnover, current?.status);

  const open = accounts?.filter(({ status }) => status === "approved") ?? [];
  const isPaused = isResting && !isAsking;
  const isBlocked = conditions.turnover === false;
  const isListed = isMissing && !current && accounts !== null && !isAsking;
  const place = () => {
    if (current)
      return <WithdrawProgress {...{ banks, words, support }} withdraw={current} isNew={isSentHere} />;
    if (accounts === null) {
      return (
        <ErrorState
          title={words.none.failed}
          text={words.none.failedHint}
          action={{ href: "/credit/withdraw", label: words.none.reload }}
        />
      );
    }
    const resting =
      restsUntil && isPaused ? (
        <WithdrawResting until={restsUntil} words={words.resting} support={support} />
      ) : null;
    const form = (
      <WithdrawForm
        accounts={open}
        banks={banks}
        words={words}
        foreseen={foreseen}
        today={today ?? noneToday}
        isClosed={isListed}
        onSent={() => setSentHere(true)}
      />
    );
    if (isListed) {
      return (
        <>
          {resting}
          <WithdrawConditions
            conditions={conditions}
            accounts={accounts}
            banks={banks}
            turnover={stakes}
            cash={cash}
            words={words}
          />
          {form}
        </>
      );
    }
    return resting ?? form;
  };
  return (
    <div className={styles.page}>
      <div className={styles.money}>
        <AvailableCard words={words} isBlocked={isBlocked || isListed} today={today} />
      </div>
      <div className={styles.place}>{place()}</div>
      <div className={styles.turnover}>
        <TurnoverCard
          words={today?.hasPending ? stakesAlone(words) : words.turnover}
          turnover={stakes}
          isExplained={isListed}
        />
      </div>
      <div className={styles.list}>
        <WithdrawList list={list} words={words} />
      </div>
    </div>
  );
}

interface WithdrawRestingProps {
  until: string;
  words: WithdrawWords["resting"];
  /** The ways to reach staff. */
  support: ReactNode;
}

/** A security-relevant change pauses withdrawals: until when. */
function WithdrawResting({ until, words, support }: WithdrawRestingProps) {
  return (
    <Card as="section" look="warning" className={styles.resting} aria-labelledby="resting-title">
      <h2 id="resting-title">{words.title}</h2>
      <p>
        <strong>{fill(words.from, { time: displayDateTime(until) })}</strong>
      </p>
      <p>{words.text}</p>
      <p>{words.stranger}</p>
      {support}
    </Card>
  );
}

/** Without the word that one can withdraw: while a withdrawal is under way, the next one cannot be made. */
const stakesAlone = ({ turnover, conditions }: WithdrawWords) => ({
  ...turnover,
  no: conditions.noTurnover,
  met: turnover.reached,
});

/** Keeps the page up to date: on push, reconnects, when it becomes visible, on any movement, and by polling. */
function useFollowed(first: WithdrawPage | null, turnover: Turnover | null, status: string | undefined) {
  const withdraws = useStoreInstance(createWithdraws);
  const credit = useStoreInstance(createCredit);
  const keepTicking = useClock((clock) => clock.keepTicking);
  const version = useCredit((state) => state.version);
  const [versionAtFirst] = useState(version);
  const isLive = status === "pending" || status === "approved";

  useEffect(() => withdraws.getState().open(first, turnover), [withdraws, first, turnover]);
  useEffect(() => keepTicking(), [keepTicking]);
  useEffect(() => {
    const onLook = () => document.visibilityState === "visible" && void withdraws.getState().refresh();
    const stop = withdraws.getState().listen();
    document.addEventListener("visibilitychange", onLook);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [withdraws]);
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void withdraws.getState().refresh();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [withdraws, isLive]);
  useEffect(() => {
    if (version !== versionAtFirst) void withdraws.getState().refresh();
  }, [withdraws, version, versionAtFirst]);
  useEffect(() => {
    if (status) void credit.getState().refresh();
  }, [credit, status]);
}
