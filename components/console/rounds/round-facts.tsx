"use client";
import Link from "next/link";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { subtractSatang } from "@/lib/domain/money/money";
import { displayDateTime, SECOND_MS } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Row } from "../controls/row";
import { digitsOfResult } from "../fields/result-digits";
import { Baht } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** A round's times, stakes and result, and while it can still change the most that it can pay. */
export function RoundFacts({ round }: { round: OperatorRoundPage }) {
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
