"use client";
import { useEffect, useState } from "react";
import { countdownText } from "@/components/ui/days/countdown";
import { fill } from "@/lib/i18n/fill";

/** Counts down until a refused action is possible again; nothing afterwards. `text` has a `{time}`. */
export function RefusalWait({ untilMs, text }: { untilMs: number | undefined; text: string }) {
  const left = useSecondsUntil(untilMs);
  return left > 0 ? <p role="timer">{fill(text, { time: countdownText(left, "") })}</p> : null;
}

const secondsUntil = (atMs: number) => Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

/** Whole seconds until then by this device's clock, counted down; 0 once it is over or without an end. */
export function useSecondsUntil(atMs: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = () => setLeft(atMs === undefined ? 0 : secondsUntil(atMs));
    count();
    if (atMs === undefined || atMs <= Date.now()) return;
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [atMs]);
  return left;
}
