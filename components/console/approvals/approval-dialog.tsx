"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useRef } from "react";
import type { ApprovalRow } from "@/lib/contract/operators/approvals";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { displayDateTime } from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { ReasonFields } from "../act/reason-fields";
import { ReasonText } from "../act/reason-text";
import { useActForm } from "../act/use-act-form";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { approvalDetails } from "./approval-details";
import { useTargetName } from "./target-name";

interface Decision {
  id: string;
  reason?: Reason | undefined;
}

/** One action that needs a second operator: what would change, and the decision, where it is the reader's. */
export function ApprovalDialog({ approval, onClose }: { approval: ApprovalRow; onClose: () => void }) {
  const t = useConsoleWords("approvals");
  const act = useConsoleWords("act");
  const { uuid } = useOperator();
  const approve = useAct("approvals", "approveAction");
  const reject = useAct("approvals", "rejectAction");
  const cancel = useAct("approvals", "cancelAction");
  const details = useDetails(approval);
  const nameOf = useTargetName();
  const { id, maker, decision, mayDecide, state } = approval;
  const isOwn = maker?.uuid === uuid && state === "waiting";
  /** Which of the two buttons sends the form. */
  const isRejection = useRef(false);
  const form = useActForm(
    {
      mutateAsync: ({ body }: { body: Decision }) =>
        isRejection.current
          ? reject.mutateAsync({ body: { ...body, reason: body.reason ?? "" } })
          : approve.mutateAsync({ body }),
      loadSchema: () => (isRejection.current ? reject : approve).loadSchema(),
    },
    {
      reasons: "approval",
      isReasonOffered: true,
      suggestedCode: "checked",
      read: (boxes, reason) => {
        if (isRejection.current && !reason) boxes.wrong("reason", act("reasonHelp"));
        return { id, reason: reason || undefined };
      },
      onDone: onClose,
    },
  );
  const isPending = form.isSubmitting || cancel.isPending;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form {...form.props}>
        <DialogTitle>{t.code("kind", approval.kind)}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Facts
            facts={[
              [t("target"), nameOf(approval.target)],
              [t("why"), t.code("why", approval.why)],
              [t("amount"), approval.amount === null ? null : <Baht key="amount" amount={approval.amount} />],
              [t("maker"), maker?.userName ?? t("site")],
              [t("made"), <When key="made" at={approval.madeAt} />],
              [t("reason"), approval.reason && <ReasonText key="reason" reason={approval.reason} />],
              ...details.map(
                ({ name, before, value }) => [t.code("detail", name), changeOf(before, value)] as const,
              ),
              [t("expires"), approval.expiresAt && <When key="expires" at={approval.expiresAt} />],
              [t("rank"), t.code("rank", approval.rank)],
            ]}
          />
          {decision ? (
            <Note tone={state === "approved" ? "success" : "warning"}>
              {t("decided", { state: t.code("state", state), name: decision.by?.userName ?? t("site") })}{" "}
              <When at={decision.at} /> {decision.reason ? <ReasonText reason={decision.reason} /> : null}
            </Note>
          ) : null}
          {mayDecide ? (
            <>
              <p>{t("decisionReasonHelp")}</p>
              <ReasonFields form={form} family="approval" isOffered />
            </>
          ) : null}
          <FaultText fault={form.refusal ?? cancel.error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t("close")}</Button>
          {isOwn ? (
            <Button
              disabled={isPending}
              onClick={() => cancel.mutate({ body: { id } }, { onSuccess: onClose })}
            >
              {t("cancel")}
            </Button>
          ) : null}
          {mayDecide ? (
            <>
              <Button
                type="submit"
                look="danger"
                disabled={isPending}
                onClick={() => {
                  isRejection.current = true;
                }}
              >
                {t("reject")}
              </Button>
              <Button
                type="submit"
                look="primary"
                disabled={isPending}
                onClick={() => {
                  isRejection.current = false;
                }}
              >
                {t("approve")}
              </Button>
            </>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  );
}

const changeOf = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before} → ${value}`;

/** Details that are moments. */
const times: ReadonlySet<string> = new Set(["closeTime", "resultTime", "plannedClose"]);

/** What would change, in the operator's words; the amount has a line of its own. */
function useDetails({ amount, details: { amount: told, member, name: called, ...details } }: ApprovalRow) {
  const own = useConsoleWords("approvals");
  const names = useConsoleWords("names");
  const queues = useConsoleWords("queues");
  const settings = useConsoleWords("settings");
  const nameOf = useTargetName();
  const say = (name: string, text: string): string => {
    if (name === "betId") return nameOf(text);
    if (times.has(name)) return displayDateTime(text);
    if (name === "option") return names.code("option", text);
    if (name === "betType") return names.code("market", text);
    if (name === "why") return queues.code("why", text);
    if (name === "rule") return settings.code("rule", text);
    return own.code(`detail.${name}`, text);
  };
  return approvalDetails(
    {
      // Requests of earlier releases name the member by uuid alone.
      ...(details.userName === undefined && { member }),
      // A round's own name is the members' Thai one; its id names it in the operator's language.
      ...(details.betId === undefined && { name: called }),
      ...(amount === null && { amount: told }),
      ...details,
    },
    say,
  );
}
