"use client";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";

/** Opens the members' pages as this member sees them, in a tab of its own: to read only, for 30 minutes, audited. */
export function ViewAs({ member, onClose }: MemberActProps) {
  const t = useConsoleWords("members");
  const view = useAct("viewAs", "viewAsMember");
  return (
    <ActDialog
      title={t("viewAsTitle", { name: member.userName })}
      label={t("act.viewAs")}
      reasons="member"
      suggestedCode="request"
      isPending={view.isPending}
      fault={view.error}
      onAct={(reason = "") =>
        view.mutate(
          { body: { uuid: member.uuid, reason } },
          {
            onSuccess: () => {
              open("/main", "_blank", "noopener");
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{t("viewAsText")}</p>
    </ActDialog>
  );
}
