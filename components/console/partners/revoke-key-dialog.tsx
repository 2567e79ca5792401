"use client";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import type { IssuedKey } from "./issued-key";

/** Revokes a partner's key at once. */
export function RevokeKeyDialog({ row, onClose }: { row: IssuedKey; onClose: () => void }) {
  const t = useConsoleWords("partners");
  const revoke = useAct("partnerKeys", "revokePartnerKey");
  const { id, partner, fingerprint } = row;
  return (
    <ActDialog
      title={t("revokeOf", { name: partner })}
      label={t("revoke")}
      isDanger
      reasons="house"
      isPending={revoke.isPending}
      fault={revoke.error}
      onAct={(reason = "") => revoke.mutate({ body: { id, reason } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t("revokeHelp")}</p>
      <Facts facts={[[t("fingerprint"), <code key="fingerprint">{fingerprint}</code>]]} />
    </ActDialog>
  );
}
