"use client";
import { readReason } from "@/lib/domain/operators/operator-reasons";
import { useConsoleWords } from "../words/console-words";

/** A kept reason in words: its code in the reader's language, then what the operator wrote. */
export function ReasonText({ reason }: { reason: string | null }) {
  const t = useConsoleWords("act");
  if (reason === null) return "—";
  const { code, note } = readReason(reason);
  return code === "other" ? note : `${t(`code.${code}`)} · ${note}`;
}
