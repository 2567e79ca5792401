"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Fault } from "@/lib/contract/fault";
import type { PickedReason, Reason, ReasonCode, ReasonFamily } from "@/lib/domain/operators/operator-reasons";
import { Button } from "../controls/button";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { givenReason, isGiven } from "./given-reason";
import { ReasonFields } from "./reason-fields";

export interface ActFormProps {
  title: string;
  /** What will happen, and to what. */
  children?: ReactNode;
  /** The button that does it. */
  label: string;
  isDanger?: boolean;
  /** The list of codes that its reason is picked from; `none` where it takes no reason. */
  reasons: ReasonFamily | "none";
  /** It needs no reason; one may be given. */
  isReasonOffered?: boolean;
  /** Picked at first. */
  suggestedCode?: ReasonCode;
  /** Stands in the field at first; typing replaces it. */
  suggestedReason?: string;
  /** The form begins with a field of its own, which takes the focus; without one the reason has it. */
  hasOwnField?: boolean;
  /** The form's own fields are complete. */
  isReady?: boolean;
  isPending: boolean;
  /** It has ended, and the form shows how: nothing is left but to close it. */
  isOver?: boolean;
  fault: Fault | null;
  onAct: (reason?: Reason) => void;
  onClose: () => void;
}

/** Asks before an action that cannot be taken back, with its reason; a refusal stays in the dialog. */
export function ActForm(props: ActFormProps) {
  const {
    title,
    children,
    label,
    isDanger,
    reasons,
    isReasonOffered = false,
    suggestedCode = "other",
    suggestedReason = "",
    hasOwnField = false,
    isReady = true,
    isPending,
    isOver = false,
    fault,
    onAct,
    onClose,
  } = props;
  const t = useConsoleWords("act");
  const [reason, setReason] = useState<PickedReason>({ code: suggestedCode, note: suggestedReason });
  const closing = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOver) closing.current?.focus();
  }, [isOver]);
  const isSaid = reasons === "none" || isGiven(reason) || (isReasonOffered && reason.note.trim() === "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && isSaid && !isPending) onAct(isGiven(reason) ? givenReason(reason) : undefined);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        {/* A long list of outcomes is scrolled by keys, and nothing else in it takes the focus. */}
        <DialogContent tabIndex={isOver ? 0 : undefined} sx={{ display: "grid", gap: 2 }}>
          {children}
          {reasons === "none" || isOver ? null : (
            <ReasonFields
              family={reasons}
              isOffered={isReasonOffered}
              hasFocus={!hasOwnField}
              reason={reason}
              onChange={setReason}
              onEnter={submit}
            />
          )}
          <FaultText fault={fault} />
        </DialogContent>
        <DialogActions>
          {isOver ? (
            <Button ref={closing} look="primary" onClick={onClose}>
              {t("close")}
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>{t("cancel")}</Button>
              <Button
                type="submit"
                look={isDanger ? "grave" : "primary"}
                disabled={!isReady || !isSaid || isPending}
              >
                {label}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
