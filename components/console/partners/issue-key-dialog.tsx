"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";
import { type IssuedKey, shortOf } from "./issued-key";

interface Props {
  /** The key in whose place the new one comes; null beside the others. */
  replaced: IssuedKey | null;
  /** It waits for a second operator now. */
  onAsked: () => void;
  onClose: () => void;
}

const MOST_HOURS = 720;

/** Asks to accept a partner's public key; another super administrator approves it. */
export function IssueKeyDialog({ replaced, onAsked, onClose }: Props) {
  const t = useConsoleWords("partners");
  const [partner, setPartner] = useState(replaced?.partner ?? "");
  const [publicKey, setPublicKey] = useState("");
  const [hours, setHours] = useState("24");
  const issue = useAct("partnerKeys", "issuePartnerKey");
  const isName = /^[a-z0-9][a-z0-9-]{0,59}$/.test(partner);
  const isHours = hours !== "" && Number(hours) <= MOST_HOURS;
  const act = (reason: Reason) => {
    const replaces = replaced ? { id: replaced.id, hours: Number(hours) } : undefined;
    issue.mutate(
      { body: { partner, publicKey: publicKey.trim(), replaces, reason } },
      {
        onSuccess: () => {
          onAsked();
          onClose();
        },
      },
    );
  };
  return (
    <ActDialog
      title={replaced ? t("replaceOf", { fingerprint: shortOf(replaced.fingerprint ?? "") }) : t("issue")}
      label={t("issue")}
      reasons="house"
      isReady={isName && isHours && publicKey.trim().length >= 50}
      isPending={issue.isPending}
      fault={issue.error}
      onAct={(reason = "") => act(reason)}
      onClose={onClose}
    >
      <p>{t("issueHelp")}</p>
      <TextField
        margin="dense"
        label={t("name")}
        helperText={t("nameHelp")}
        value={partner}
        disabled={replaced !== null}
        onChange={({ target }) => setPartner(target.value.trim().toLowerCase())}
        slotProps={{ htmlInput: { autoComplete: "off" } }}
      />
      <TextField
        multiline
        minRows={4}
        maxRows={8}
        label={t("publicKey")}
        helperText={t("publicKeyHelp")}
        value={publicKey}
        onChange={({ target }) => setPublicKey(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {replaced ? (
        <TextField
          label={t("hours")}
          value={hours}
          error={!isHours}
          onChange={({ target }) => setHours(target.value.replace(/\D/g, "").slice(0, 3))}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
      ) : null}
    </ActDialog>
  );
}
