"use client";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId, useState } from "react";
import { memberStatus } from "@/lib/domain/access/session";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";
import { settableStatuses } from "./member-status";

/** Closes a part of the site to a member, ends their sessions, or opens everything to them again. */
export function SetStatus({ member, onClose }: MemberActProps) {
  const t = useConsoleWords("members");
  const id = useId();
  const { uuid, status: present } = member;
  const likely = present === memberStatus.normal ? memberStatus.mustSignIn : memberStatus.normal;
  const [status, setStatus] = useState<number>(likely);
  const act = useAct("members", "setMemberStatus");
  return (
    <ActDialog
      title={t("statusOf", { name: member.userName })}
      label={t("act.setStatus")}
      reasons="member"
      isReady={status !== present}
      isPending={act.isPending}
      fault={act.error}
      onAct={(reason = "") => act.mutate({ body: { uuid, status, reason } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormLabel id={id}>{t("status")}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={String(status)}
        onChange={(event) => setStatus(Number(event.target.value))}
      >
        {settableStatuses.map((each) => (
          <FormControlLabel
            key={each}
            value={String(each)}
            control={<Radio />}
            disabled={each === present}
            label={t.code("statusHelp", String(each))}
          />
        ))}
      </RadioGroup>
    </ActDialog>
  );
}
