"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import type { ApprovalRow } from "@/lib/contract/operators/approvals";
import type { PickedReason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { givenReason, isGiven } from "../act/given-reason";
import { ReasonFields } from "../act/reason-fields";
import { ReasonText } from "../act/reason-text";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { approvalDetails } from "./approval-details";
import { useTargetName } from "./target-name";

/** One action that needs a second operator: what would change, and the decision, where it is the reader's. */
export function ApprovalDialog({ approval, onClose }: { approval: ApprovalRow; onClose: () => void }) {
  const t = useConsoleWords("approvals");
  const { uuid } = useOperator();
  const [reason, setReason] = useState<PickedReason>({ code: "checked", note: "" });
  const approve = useAct("approvals", "approveAction");
  const reject = useAct("approvals", "rejectAction");
  const cancel = useAct("approvals", "cancelAction");
  const details = useDetails(approval);
  const nameOf = useTargetName();
  const { id, maker, decision, mayDecide, state } = approval;
  const isOwn = maker?.uuid === uuid && state === "waiting";
  const isPending = approve.isPending || reject.isPending || cancel.isPending;
  const given = isGiven(reason) ? givenReason(reason) : undefined;
  const done = { onSuccess: onClose };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
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
            <ReasonFields family="approval" isOffered reason={reason} onChange={setReason} />
          </>
        ) : null}
        <FaultText fault={approve.error ?? reject.error ?? cancel.error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
        {isOwn ? (
          <Button disabled={isPending} onClick={() => cancel.mutate({ body: { id } }, done)}>
            {t("cancel")}
          </Button>
        ) : null}
        {mayDecide ? (
          <>
            <Button
              look="danger"
              disabled={isPending || !given}
              onClick={() => given && reject.mutate({ body: { id, reason: given } }, done)}
            >
              {t("reject")}
            </Button>
            <Button
              look="primary"
              disabled={isPending}
              onClick={() => approve.mutate({ body: { id, reason: given } }, done)}
            >
              {t("approve")}
            </Button>
          </>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

const changeOf = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before} → ${value}`;

/** What would change, in the operator's words; the amount has a line of its own. */
function useDetails({ amount, details: { amount: told, member, name: called, ...details } }: ApprovalRow) {
  const own = useConsoleWords("approvals");
  const names = useConsoleWords("names");
  const queues = useConsoleWords("queues");
  const settings = useConsoleWords("settings");
  const nameOf = useTargetName();
  const say = (name: string, text: string): string => {
    if (name === "betId") return nameOf(text);
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
