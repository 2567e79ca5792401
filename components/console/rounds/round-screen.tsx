"use client";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { useAsk } from "@/stores/console/use-ask";
import { ButtonLink } from "../controls/button";
import { Note } from "../controls/note";
import { useDatedRoundName } from "../fields/round-name";
import { Neighbours } from "../list/neighbours";
import { PageHead } from "../page/page-head";
import { ResultEntry } from "../results/result-entry";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { RoundActs } from "./round-acts";
import { RoundFacts } from "./round-facts";
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

/** It has its result, paid or held, or will never have one. */
const isDecided = ({ status, isPayoutHeld }: OperatorRoundPage): boolean =>
  status === "settled" || status === "void" || isPayoutHeld === true;
