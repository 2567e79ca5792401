"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useEffect, useRef } from "react";
import type { ZodForm } from "@/components/form/use-zod-form";
import type { Fault } from "@/lib/contract/fault";
import type { Reason, ReasonFamily } from "@/lib/domain/operators/operator-reasons";
import { Button } from "../controls/button";
import type { Bound } from "../form/use-call-form";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { ReasonFields } from "./reason-fields";
import { type ReasonBox, type ReasonOptions, useActForm } from "./use-act-form";

interface Shown {
  title: string;
  /** What will happen, and to what. */
  children?: ReactNode;
  /** The button that does it. */
  label: string;
  isDanger?: boolean;
  /** The form begins with a field of its own, which takes the focus; without one the reason has it. */
  hasOwnField?: boolean;
  /** There is something to do: what is chosen, rather than typed, differs from what is. */
  isReady?: boolean;
  /** It has ended, and the form shows how: nothing is left but to close it. */
  isOver?: boolean;
  onClose: () => void;
}

/** With boxes of its own, by `useActForm`. */
interface OwnForm {
  form: Bound<ReasonBox> &
    Pick<ZodForm<ReasonBox>, "props" | "isSubmitting" | "refusal"> & {
      reasons: ReasonFamily | "none";
      isReasonOffered: boolean;
    };
}

/** Nothing is typed but the reason. */
interface ReasonAlone extends ReasonOptions {
  isPending: boolean;
  fault: Fault | null;
  onAct: (reason?: Reason) => void;
}

type ActFormProps = Shown & (OwnForm | ReasonAlone);

/** Asks before an action that cannot be taken back, with its reason; a refusal stays in the dialog. */
export const ActForm = (props: ActFormProps) =>
  "form" in props ? <ActFrame {...props} isPending={false} fault={null} /> : <ReasonForm {...props} />;

function ReasonForm({ onAct, ...props }: Shown & ReasonAlone) {
  const act = {
    mutateAsync: async ({ body }: { body: { reason: Reason } }) => onAct(body.reason || undefined),
    loadSchema: () => Promise.resolve(undefined),
  };
  const { reasons, isReasonOffered, suggestedCode, suggestedReason } = props;
  const form = useActForm(act, {
    ...{ reasons, isReasonOffered, suggestedCode, suggestedReason },
    read: (_, reason) => ({ reason }),
  });
  return <ActFrame {...props} form={form} />;
}

function ActFrame(props: Shown & OwnForm & Pick<ReasonAlone, "isPending" | "fault">) {
  const { title, children, label, isDanger, hasOwnField = false, isReady = true, isOver = false } = props;
  const { form, isPending, fault, onClose } = props;
  const { reasons } = form;
  const t = useConsoleWords("act");
  const closing = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOver) closing.current?.focus();
  }, [isOver]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form {...form.props}>
        <DialogTitle>{title}</DialogTitle>
        {/* A long list of outcomes is scrolled by keys, and nothing else in it takes the focus. */}
        <DialogContent tabIndex={isOver ? 0 : undefined} sx={{ display: "grid", gap: 2 }}>
          {children}
          {reasons === "none" || isOver ? null : (
            <ReasonFields
              form={form}
              family={reasons}
              isOffered={form.isReasonOffered}
              hasFocus={!hasOwnField}
              sendsOnEnter
            />
          )}
          <FaultText fault={fault ?? form.refusal} />
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
                disabled={!isReady || isPending || form.isSubmitting}
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
