"use client";
import { useState } from "react";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { actsOfState, type RoundAct } from "./acts-of-state";
import { SteerDialog } from "./steer-dialog";

const RescheduleDialog = onDemand(() =>
  import("./reschedule-dialog").then((module) => module.RescheduleDialog),
);

/** What an administrator can do with a round in its state. */
export function RoundActs({ round }: { round: OperatorRoundPage }) {
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

/** A held payout that was asked for again waits for a second operator. */
const actsFor = (round: OperatorRoundPage): readonly RoundAct[] =>
  round.isPayoutHeld && round.waiting.includes("operators.rounds.pay") ? [] : actsOfState(round);
