"use client";
import { countdownText } from "@/components/ui/countdown";
import { fill } from "@/lib/i18n/fill";
import { useSecondsUntil } from "./use-seconds-until";

/** How long a refusal still holds, counted down; nothing once it is over. `text` has a `{time}`. */
export function RefusalWait({ untilMs, text }: { untilMs: number | undefined; text: string }) {
  const left = useSecondsUntil(untilMs);
  return left > 0 ? <p role="timer">{fill(text, { time: countdownText(left, "") })}</p> : null;
}
