import { useTranslations } from "next-intl";
import { displayDate } from "@/lib/domain/time/time";
import type { GridRound } from "./grid-round";

/** Texts for a round's close: today's times alone, another day's with their date. */
export function useCloses(): (round: Pick<GridRound, "closesOn" | "closeTime">) => string {
  const t = useTranslations("yeekee.grid");
  return ({ closesOn: date, closeTime: time }) =>
    date === null ? t("closes", { time }) : t("closesOn", { date: displayDate(date), time });
}
