"use client";
import Link from "next/link";
import { useState } from "react";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { subtractSatang } from "@/lib/domain/money/money";
import { displayDateTime, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog } from "../act/act-dialog";
import { Button, ButtonLink } from "../controls/button";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { digitsOfResult } from "../fields/result-digits";
import { useDatedRoundName } from "../fields/round-name";
import { Baht } from "../fields/values";
import { Neighbours } from "../list/neighbours";
import { Facts } from "../page/facts";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { ResultEntry } from "../results/result-entry";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { actsOfState, type RoundAct, type SteerAct, steerEntries } from "./acts-of-state";
import { RoundState } from "./round-state";

/** One round: its facts, what can be done with it, and its result. */
export function RoundScreen({ betId }: { betId: string }) {
  const t = useConsoleWords("rounds");
  const nameOf = useDatedRoundName();
  const { data: round, error } = useAsk("rounds", "oneOperatorRound", { betId }, { everyMs: 5_000 });
  if (!round || round.betId !== betId) return <FaultText fault={error} />;
  return (
    <>
      <PageHead title={nameOf(round)}>
        <RoundState state={round.status} isHeld={round.isPayoutHeld} />
        <Neighbours />
      </PageHead>
      <FaultText fault={error} />
      {round.waiting.map((kind) => (
        <Note
          key={kind}
          tone="info"
          role="status"
          action={
            <ButtonLink href="/operator/approvals?state=waiting" size="small">
              {t("toApprovals")}
            </ButtonLink>
          }
        >
          {t("waiting", { what: t.code("kind", kind) })}
        </Note>
      ))}
      <RoundFacts round={round} />
      <RoundActs round={round} />
      {isDecided(round) ? null : <ResultEntry round={round} />}
    </>
  );
}

/** A round's times, stakes and result, and while it can still change the most that it can pay. */
function RoundFacts({ round }: { round: OperatorRoundPage }) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
  const { betId, betGroup, status, unixTimeStamp: at, bounds, late, slips, stakes, payout, result } = round;
  const isLive = status !== "settled" && status !== "void";
  const { data: limits } = useAsk("limits", "allLimits", { betId }, { everyMs: 15_000, isNeeded: isLive });
  const time = (seconds: number) => displayDateTime(seconds * SECOND_MS);
  return (
    <Section
      title={t("facts")}
      aside={
        <Row>
          <Link href={`/operator/slips?betId=${betId}`} prefetch={false}>
            {t("seeSlips")}
          </Link>
          {isLive ? (
            <Link href={`/operator/rates?round=${betId}`} prefetch={false}>
              {t("seeRates")}
            </Link>
          ) : null}
        </Row>
      }
    >
      <Facts
        facts={[
          [t("group"), names.code("group", betGroup)],
          [t("opens"), time(at.openTime)],
          [t("closes"), time(at.realCloseTime)],
          [t("plannedClose"), bounds.plannedClose < at.realCloseTime ? time(bounds.plannedClose) : null],
          [t("latestClose"), isLive ? time(bounds.latestClose) : null],
          [t("figure"), isLive ? time(bounds.figure) : null],
          [t("results"), time(at.realResultTime)],
          [t("slips"), slips],
          [t("stakes"), <Baht key="stakes" amount={stakes} />],
          [
            t("late"),
            late.slips === 0 ? null : (
              <strong key="late">
                {t("affectedSlips", { n: late.slips })}, <Baht amount={late.stakes} />
              </strong>
            ),
          ],
          [t("worstCase"), isLive && limits ? <Baht key="worst" amount={limits.worstCase} /> : null],
          [t("worstOutcome"), isLive && limits?.worstOutcome ? digitsOfResult(limits.worstOutcome) : null],
          [t("payout"), payout === undefined ? null : <Baht key="payout" amount={payout} />],
          [
            t("hold"),
            payout === undefined ? null : <Baht key="hold" amount={subtractSatang(stakes, payout)} />,
          ],
          [t("result"), result ? digitsOfResult(result) : null],
          [t("demo"), round.demo ? "✓" : null],
          [t("reason"), round.reason],
        ]}
      />
    </Section>
  );
}

const RescheduleDialog = onDemand(() =>
  import("./reschedule-dialog").then((module) => module.RescheduleDialog),
);

/** What an administrator can do with a round in its state. */
function RoundActs({ round }: { round: OperatorRoundPage }) {
  const t = useConsoleWords("rounds");
  const may = useMay();
  const [opened, open] = useState<RoundAct | null>(null);
  const acts = actsFor(round);
  if (!may("administrator") || acts.length === 0) return null;
  const close = () => open(null);
  return (
    <Section title={t("acts")}>
      <Row>
        {acts.map((act) => (
          <Button
            key={act}
            look={act === "void" || act === "close" ? "danger" : "quiet"}
            onClick={() => open(act)}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      </Row>
      {opened === "reschedule" ? <RescheduleDialog round={round} onClose={close} /> : null}
      {opened && opened !== "reschedule" ? <SteerDialog act={opened} round={round} onClose={close} /> : null}
    </Section>
  );
}

interface SteerDialogProps {
  act: SteerAct;
  round: OperatorRoundPage;
  onClose: () => void;
}

/** Asks before such an act, and says who is affected. Where a second operator is needed the page says so then. */
function SteerDialog({ act, round, onClose }: SteerDialogProps) {
  const t = useConsoleWords("rounds");
  const nameOf = useDatedRoundName();
  const steer = useAct("rounds", steerEntries[act]);
  const { betId, slips, stakes, status, bounds, serverTime } = round;
  const isPastPlan = epochMs(serverTime) >= bounds.plannedClose * SECOND_MS;
  return (
    <ActDialog
      title={`${t(`act.${act}`)}: ${nameOf(round)}`}
      label={t(`act.${act}`)}
      isDanger={act === "void" || act === "close"}
      reasons="round"
      suggestedCode={act === "void" ? "no-draw" : "other"}
      isPending={steer.isPending}
      fault={steer.error}
      onAct={(reason = "") => steer.mutate({ body: { betId, reason } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t(`ask.${act}`)}</p>
      {act === "void" && (status === "closed" || isPastPlan) ? <p>{t("ask.voidByTwo")}</p> : null}
      {act === "resume" && isPastPlan ? <p>{t("ask.resumeByTwo")}</p> : null}
      <Facts
        facts={[
          [
            t("affected"),
            <Link key="slips" href={`/operator/slips?betId=${betId}`} prefetch={false}>
              {t("affectedSlips", { n: slips })}
            </Link>,
          ],
          [t("stakes"), <Baht key="stakes" amount={stakes} />],
        ]}
      />
    </ActDialog>
  );
}

/** It has its result, paid or held, or will never have one. */
const isDecided = ({ status, isPayoutHeld }: OperatorRoundPage): boolean =>
  status === "settled" || status === "void" || isPayoutHeld === true;

/** A held payout that was asked for again waits for a second operator. */
const actsFor = (round: OperatorRoundPage): readonly RoundAct[] =>
  round.isPayoutHeld && round.waiting.includes("operators.rounds.pay") ? [] : actsOfState(round);
