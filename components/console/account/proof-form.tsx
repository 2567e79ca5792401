"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Fault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import { usePasskeyProof } from "@/stores/console/use-passkeys";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { TypedField } from "../form/typed-field";
import { useCallForm } from "../form/use-call-form";
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

/** Of an app's codes; those for recovery are longer. */
const SHORTEST = 6;
/** The proof is part of several calls' bodies; each looks at it when it is sent. */
const noSchema = () => Promise.resolve(undefined);

/** A code or a passkey, and then what it was asked for. */
export function ProofForm({ title, text, hasPasskey, isPending, fault, onProof, onClose }: Props) {
  const t = useConsoleWords("account");
  const passkey = usePasskeyProof();
  const isBusy = isPending || passkey.isPending;
  const form = useCallForm(
    { mutateAsync: async ({ body }: { body: FactorProof }) => onProof(body), loadSchema: noSchema },
    {
      defaultValues: { code: "" },
      read: (boxes) => {
        const code = boxes.needed("code");
        return code.length < SHORTEST ? boxes.malformed("code") : { code };
      },
    },
  );
  const sign = () => passkey.mutate(undefined, { onSuccess: (proof) => proof && onProof(proof) });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form {...form.props}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <p>{text}</p>
          {hasPasskey ? (
            <Button look="quiet" disabled={isBusy} onClick={sign}>
              {t("factorByPasskey")}
            </Button>
          ) : null}
          <TypedField
            form={form}
            name="code"
            autoFocus
            required
            margin="dense"
            label={t("code")}
            help={t("codeHelp")}
            box={{ autoComplete: "one-time-code", maxLength: 20 }}
          />
          {passkey.data === null ? <Note tone="info">{t("passkeyDismissed")}</Note> : null}
          <FaultText fault={passkey.error ?? fault ?? form.refusal} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" look="primary" disabled={isBusy || form.isSubmitting}>
            {t("confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
