"use client";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Fault } from "@/lib/contract/fault";
import { type PickedReason, type ReasonCode, reasonCodes } from "@/lib/domain/operator-reasons";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

export interface ActFormProps {
  title: string;
  /** What will happen, and to what. */
  children?: ReactNode;
  /** The button that does it. */
  label: string;
  isDanger?: boolean;
  /**
   * `needed`: 3 to 300 letters; the action's log and often the member read it. `picked`: one of a list with a note.
   */
  reason: "needed" | "picked" | "offered" | "none";
  /** Stands in the field at first; typing replaces it. */
  suggestedReason?: string;
  /** The form begins with a field of its own, which takes the focus; without one the reason has it. */
  hasOwnField?: boolean;
  /** The form's own fields are complete. */
  isReady?: boolean;
  isPending: boolean;
  fault: Fault | null;
  onAct: (reason: string | undefined, picked: PickedReason) => void;
  onClose: () => void;
}

const SHORTEST = 3;

/** Asks before an action that cannot be taken back, with its reason; a refusal stays in the dialog. */
export function ActForm(props: ActFormProps) {
  const {
    title,
    children,
    label,
    isDanger,
    reason,
    suggestedReason = "",
    hasOwnField = false,
    isReady = true,
    isPending,
    fault,
    onAct,
    onClose,
  } = props;
  const t = useConsoleWords("act");
  const [typed, setTyped] = useState(suggestedReason);
  const [code, setCode] = useState<ReasonCode>("other");
  const said = typed.trim();
  const isSaid = reason === "none" || said.length >= SHORTEST || (reason === "offered" && said === "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && isSaid && !isPending) onAct(said || undefined, { code, note: said });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          {children}
          {reason === "picked" ? (
            <TextField
              select
              margin="dense"
              label={t("reasonCode")}
              value={code}
              onChange={(event) => setCode(event.target.value as ReasonCode)}
            >
              {reasonCodes.map((each) => (
                <MenuItem key={each} value={each}>
                  {t(`code.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          ) : null}
          {reason === "none" ? null : (
            <TextField
              autoFocus={!hasOwnField}
              multiline
              minRows={2}
              margin="dense"
              label={t(reason === "offered" ? "reasonOffered" : "reason")}
              helperText={t("reasonHelp")}
              required={reason !== "offered"}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => {
                if (event.key === "Enter" && !event.shiftKey) submit(event);
              }}
              slotProps={{ htmlInput: { maxLength: reason === "picked" ? 240 : 300 } }}
            />
          )}
          <FaultText fault={fault} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? "error" : "primary"}
            disabled={!isReady || !isSaid || isPending}
          >
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
