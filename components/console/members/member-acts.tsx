"use client";
import { type ComponentType, useState } from "react";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { StaffRole } from "@/lib/domain/operators/staff";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";

type ActName = "setStatus" | "setName" | "setPhone" | "adjust" | "viewAs";

interface Act {
  name: ActName;
  /** The lowest role that may do it. */
  role: StaffRole;
  /** Also of an account that its member has closed. */
  isForClosed?: boolean;
  Form: ComponentType<MemberActProps>;
}

const acts: readonly Act[] = [
  {
    name: "viewAs",
    role: "administrator",
    Form: onDemand(() => import("./view-as").then(({ ViewAs }) => ViewAs)),
  },
  {
    name: "setStatus",
    role: "administrator",
    isForClosed: true,
    Form: onDemand(() => import("./set-status").then(({ SetStatus }) => SetStatus)),
  },
  {
    name: "setName",
    role: "staff",
    Form: onDemand(() => import("./set-name").then(({ SetName }) => SetName)),
  },
  {
    name: "setPhone",
    role: "staff",
    Form: onDemand(() => import("./set-phone").then(({ SetPhone }) => SetPhone)),
  },
  {
    name: "adjust",
    role: "superAdmin",
    Form: onDemand(() => import("./adjust-money").then(({ AdjustMoney }) => AdjustMoney)),
  },
];

interface Props {
  member: OperatorMember;
  onWaiting: () => void;
}

/** What the signed-in operator may do to a member, each behind a form with a reason. */
export function MemberActs({ member, onWaiting }: Props) {
  const t = useConsoleWords("members");
  const may = useMay();
  const [opened, open] = useState<ActName | null>(null);
  const allowed = acts.filter(({ role, isForClosed }) => may(role) && (isForClosed || !member.closedAt));
  const Form = allowed.find(({ name }) => name === opened)?.Form;
  return (
    <>
      {allowed.map(({ name }) => (
        <Button key={name} look="quiet" onClick={() => open(name)}>
          {t(`act.${name}`)}
        </Button>
      ))}
      {Form ? <Form member={member} onClose={() => open(null)} onWaiting={onWaiting} /> : null}
    </>
  );
}
