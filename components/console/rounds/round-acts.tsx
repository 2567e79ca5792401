"use client";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { Button } from "../controls/button";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { RescheduleDialog } from "./reschedule-dialog";
import { type SteerAct, SteerDialog } from "./steer-dialog";

type RoundAct = SteerAct | "reschedule";

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
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {acts.map((act) => (
          <Button
            key={act}
            look={act === "void" || act === "close" ? "danger" : "quiet"}
            onClick={() => open(act)}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      </Stack>
      {opened === "reschedule" ? <RescheduleDialog round={round} onClose={close} /> : null}
      {opened && opened !== "reschedule" ? <SteerDialog act={opened} round={round} onClose={close} /> : null}
    </Section>
  );
}

function actsFor({ status, isPayoutHeld, waiting }: OperatorRoundPage): readonly RoundAct[] {
  if (isPayoutHeld) return waiting.includes("operators.rounds.pay") ? [] : ["pay"];
  switch (status) {
    case "upcoming":
      return ["reschedule", "void"];
    case "open":
      return ["suspend", "close", "reschedule", "void"];
    case "suspended":
      return ["resume", "close", "reschedule", "void"];
    case "closed":
      return ["reschedule", "void"];
    default:
      return [];
  }
}
