"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { legalNameFault, readLegalName } from "@/lib/domain/members/legal-name";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog } from "../act/act-dialog";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";

/** Asks for another legal name; a second operator decides. */
export function SetName({ member: { uuid, userName }, onClose, onWaiting }: MemberActProps) {
  const t = useConsoleWords("members");
  const [typed, setTyped] = useState("");
  const { data: evidence } = useAsk("memberEvidence", "memberEvidence", { uuid });
  const act = useAct("members", "setMemberName");
  const name = readLegalName(typed);
  const isMalformed = name !== "" && (legalNameFault(typed) !== null || !/\p{L}/u.test(name));
  const submit = (reason: Reason = "") =>
    act.mutate(
      { body: { uuid, name, reason } },
      {
        onSuccess: ({ state }) => {
          onClose();
          if (state === "waiting") onWaiting();
        },
      },
    );
  return (
    <ActDialog
      title={t("nameOf", { name: userName })}
      label={t("askSecond")}
      reasons="member"
      hasOwnField
      isReady={name !== "" && !isMalformed && name !== evidence?.name}
      isPending={act.isPending}
      fault={act.error}
      onAct={submit}
      onClose={onClose}
    >
      <p>{t("needsSecond")}</p>
      <Facts facts={[[t("presentName"), evidence?.name || "—"]]} />
      <TextField
        autoFocus
        margin="dense"
        label={t("newName")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isMalformed}
        helperText={isMalformed ? t("nameMalformed") : t("nameHelp")}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: "off" } }}
      />
    </ActDialog>
  );
}
