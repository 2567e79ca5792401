"use client";
import { useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** Closes the members' site and opens it again; the console stays open. */
export function MaintenanceSwitch() {
  const t = useConsoleWords("settings");
  const [chosen, choose] = useState<"close" | "open" | null>(null);
  const set = useAct("site", "setMaintenance");
  return (
    <Section title={t("maintenance")}>
      <p>{t("maintenanceText")}</p>
      {set.data ? (
        <Note tone={set.data.on ? "warning" : "success"} role="status">
          {t(set.data.on ? "isClosed" : "isOpen")}
        </Note>
      ) : null}
      <div>
        <Button look="danger" onClick={() => choose("close")}>
          {t("close")}
        </Button>
        <Button onClick={() => choose("open")}>{t("open")}</Button>
      </div>
      {chosen ? (
        <ActDialog
          title={t(chosen)}
          label={t(chosen)}
          isDanger={chosen === "close"}
          reasons="house"
          isPending={set.isPending}
          fault={set.error}
          onAct={(reason) =>
            set.mutate({ body: { on: chosen === "close", reason } }, { onSuccess: () => choose(null) })
          }
          onClose={() => choose(null)}
        />
      ) : null}
    </Section>
  );
}
