"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { readPhone } from "@/lib/domain/members/phone";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";

/** Asks for another phone number; a second operator decides. */
export function SetPhone({ member, onClose, onWaiting }: MemberActProps) {
  const t = useConsoleWords("members");
  const { uuid, userName, phoneNumber: present } = member;
  const [typed, setTyped] = useState("");
  const act = useAct("members", "setMemberPhone");
  const phoneNumber = readPhone(typed);
  const submit = (reason: Reason = "") =>
    act.mutate(
      { body: { uuid, phoneNumber: phoneNumber ?? typed, reason } },
      {
        onSuccess: ({ state }) => {
          onClose();
          if (state === "waiting") onWaiting();
        },
      },
    );
  return (
    <ActDialog
      title={t("phoneOf", { name: userName })}
      label={t("askSecond")}
      reasons="member"
      hasOwnField
      isReady={phoneNumber !== null && phoneNumber !== present}
      isPending={act.isPending}
      fault={act.error}
      onAct={submit}
      onClose={onClose}
    >
      <p>{t("needsSecond")}</p>
      <Facts facts={[[t("presentPhone"), present ?? "—"]]} />
      <TextField
        type="tel"
        autoFocus
        margin="dense"
        label={t("newPhone")}
        value={typed}
        onChange={(event) => setTyped(plainDigits(event.target.value))}
        helperText={phoneNumber ?? t("phoneHelp")}
        slotProps={{ htmlInput: { maxLength: 32, autoComplete: "off" } }}
      />
    </ActDialog>
  );
}
