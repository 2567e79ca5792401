"use client";
import { countdownText } from "@/components/ui/days/countdown";
import { fill } from "@/lib/i18n/fill";
import { useSecondsUntil } from "../use-seconds-until";

/** Counts down until a refused action is possible again; nothing afterwards. `text` has a `{time}`. */
export function RefusalWait({ untilMs, text }: { untilMs: number | undefined; text: string }) {
  const left = useSecondsUntil(untilMs);
  return left > 0 ? <p role="timer">{fill(text, { time: countdownText(left, "") })}</p> : null;
}
