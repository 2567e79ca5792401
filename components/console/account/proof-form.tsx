"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { Fault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import { usePasskeyProof } from "@/stores/console/use-passkeys";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

interface Props {
  title: string;
  /** What follows. */
  text: string;
  /** There is a passkey, and this browser can use it. */
  hasPasskey: boolean;
  isPending: boolean;
  fault: Fault | null;
  onProof: (proof: FactorProof) => void;
  onClose: () => void;
}

/** A code or a passkey, and then what it was asked for. */
export function ProofForm({ title, text, hasPasskey, isPending, fault, onProof, onClose }: Props) {
  const t = useConsoleWords("account");
  const [code, setCode] = useState("");
  const passkey = usePasskeyProof();
  const isBusy = isPending || passkey.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onProof({ code: code.trim() });
  };
  const sign = () => passkey.mutate(undefined, { onSuccess: (proof) => proof && onProof(proof) });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <p>{text}</p>
          {hasPasskey ? (
            <Button look="quiet" disabled={isBusy} onClick={sign}>
              {t("factorByPasskey")}
            </Button>
          ) : null}
          <TextField
            autoFocus
            required
            margin="dense"
            label={t("code")}
            helperText={t("codeHelp")}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            slotProps={{ htmlInput: { autoComplete: "one-time-code", maxLength: 20 } }}
          />
          {passkey.data === null ? <Note tone="info">{t("passkeyDismissed")}</Note> : null}
          <FaultText fault={passkey.error ?? fault} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" look="primary" disabled={isBusy || code.trim().length < 6}>
            {t("confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
