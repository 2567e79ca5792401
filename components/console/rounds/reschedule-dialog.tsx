"use client";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import {
  atBangkok,
  bangkokDate,
  bangkokIso,
  displayClock,
  displayDateTime,
  SECOND_MS,
} from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { useDatedRoundName } from "../fields/round-name";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";

/** New times of a round, at the site's time; a closed one may only get a later result. */
export function RescheduleDialog({ round, onClose }: { round: OperatorRoundPage; onClose: () => void }) {
  const t = useConsoleWords("rounds");
  const nameOf = useDatedRoundName();
  const { betId, status, unixTimeStamp, bounds } = round;
  const times = {
    closeTime: boxOf(unixTimeStamp.realCloseTime),
    resultTime: boxOf(unixTimeStamp.realResultTime),
  };
  const isClosed = status === "closed";
  const form = useActForm(useAct("rounds", "rescheduleRound"), {
    reasons: "round",
    suggestedCode: "moved-draw",
    defaultValues: times,
    read: (boxes, reason) => {
      const closeTime = timeOf(isClosed ? times.closeTime : boxes.needed("closeTime"));
      if (closeTime === null) boxes.malformed("closeTime");
      const resultTime = timeOf(boxes.needed("resultTime"));
      if (resultTime === null) boxes.malformed("resultTime");
      return closeTime && resultTime ? { betId, closeTime, resultTime, reason } : null;
    },
    onDone: onClose,
    boxOf: { "round-times-malformed": "resultTime", "round-close-too-late": "closeTime" },
  });
  const box = (name: keyof typeof times, label: string, isDisabled = false) => (
    <TypedField
      form={form}
      name={name}
      type="datetime-local"
      margin="dense"
      label={label}
      disabled={isDisabled}
      isLabelAbove
      box={{ step: 1 }}
    />
  );
  return (
    <ActDialog
      title={`${t("act.reschedule")}: ${nameOf(round)}`}
      label={t("act.reschedule")}
      form={form}
      onClose={onClose}
    >
      <p>{t("ask.reschedule")}</p>
      <p>{t("ask.rescheduleByTwo", { at: displayDateTime(bounds.latestClose * SECOND_MS) })}</p>
      {box("closeTime", t("newClose"), isClosed)}
      {box("resultTime", t("newResult"))}
    </ActDialog>
  );
}

/** As the browser's box has a moment: `2026-11-23T15:20:00`, here in Bangkok wherever the browser is. */
const boxOf = (seconds: number): string =>
  `${bangkokDate(seconds * SECOND_MS)}T${displayClock(seconds * SECOND_MS)}`;

/** The moment of such a box on the wire; null while it is incomplete. */
function timeOf(box: string): string | null {
  const [date = "", time = ""] = box.split("T");
  try {
    return bangkokIso(atBangkok(date, time));
  } catch {
    return null;
  }
}
