import { useTranslations } from "next-intl";
import { bangkokDate, comingDay, displayDayMonth, displayTime } from "@/lib/domain/time/time";

/**
 * When a coming moment is: `day` is null today, else "tomorrow" or the date; `text` is both. Rounds are known some
 * days ahead, so a date needs no year.
 */
export function useComingTime(): (
  atMs: number,
  nowMs: number,
) => { day: string | null; time: string; text: string } {
  const t = useTranslations("lotto.list");
  return (atMs, nowMs) => {
    const time = displayTime(atMs);
    const near = comingDay(atMs, nowMs);
    const day =
      near === "today" ? null : near === "tomorrow" ? t("tomorrow") : dayAndMonth(bangkokDate(atMs));
    return { day, time, text: day === null ? time : `${day} ${time}` };
  };
}

const dayAndMonth = (date: string) => unbroken(displayDayMonth(date));

/** Lines break after a slash, so a date in a narrow row needs word joiners to stay whole. */
export const unbroken = (date: string) => date.replaceAll("/", "/\u2060");
