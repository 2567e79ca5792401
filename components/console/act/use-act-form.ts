"use client";
import type { Reason, ReasonCode, ReasonFamily } from "@/lib/domain/operators/operator-reasons";
import type { Boxes } from "../form/form-schema";
import { type CallFormOptions, type FormAct, useCallForm } from "../form/use-call-form";
import { useConsoleWords } from "../words/console-words";

/** The boxes in which an operator says why. */
export type ReasonBox = "reason" | "reasonCode";

export interface ReasonOptions {
  /** The list of codes that the act's reason is picked from; `none` where it takes no reason. */
  reasons: ReasonFamily | "none";
  /** It needs no reason; one may be given. */
  isReasonOffered?: boolean;
  /** Picked at first. */
  suggestedCode?: ReasonCode;
  /** Stands in the field at first; typing replaces it. */
  suggestedReason?: string;
}

interface ActFormOptions<Box extends string, Body, Reply>
  extends ReasonOptions,
    Omit<CallFormOptions<Box, Body, Reply>, "read"> {
  read: (boxes: Boxes<Box | ReasonBox>, reason: Reason) => Body | null;
}

/** The form of an act that is confirmed in a dialog: its own boxes, and the reason. */
export function useActForm<Body, Reply, Box extends string = never>(
  act: FormAct<Body, Reply>,
  options: ActFormOptions<Box, Body, Reply>,
) {
  const t = useConsoleWords("act");
  const { reasons, isReasonOffered = false, suggestedCode = "other", suggestedReason = "" } = options;
  const form = useCallForm<Box | ReasonBox, Body, Reply>(act, {
    ...options,
    defaultValues: {
      reasonCode: suggestedCode,
      reason: suggestedReason,
      ...options.defaultValues,
    } as Record<Box | ReasonBox, string | boolean>,
    read: (boxes) =>
      options.read(boxes, reasonIn(boxes, reasons === "none" || isReasonOffered, t("reasonHelp"))),
  });
  return { ...form, reasons, isReasonOffered };
}

const SHORTEST = 3;

/** What the reason's boxes hold; empty where none has to be given. */
function reasonIn(boxes: Boxes<ReasonBox>, mayBeEmpty: boolean, help: string): Reason {
  const note = boxes.text("reason");
  if (note.length >= SHORTEST) return { code: boxes.text("reasonCode") as ReasonCode, note };
  if (!mayBeEmpty || note !== "") boxes.wrong("reason", help);
  return "";
}
