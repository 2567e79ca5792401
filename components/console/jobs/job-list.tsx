"use client";
import { useState } from "react";
import type { JobRow } from "@/lib/contract/operators/jobs";
import { exportCsv } from "@/stores/console/export-csv";
import { useAct } from "@/stores/console/use-act";
import { useAskPages } from "@/stores/console/use-ask";
import { ActDialog } from "../act/act-dialog";
import { Button } from "../controls/button";
import { When } from "../fields/values";
import { ChoiceFilter } from "../list/choice-filter";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { TextFilter } from "../list/text-filter";
import { useAddress } from "../list/use-address";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

const states = ["failing", "waiting", "done"] as const;

/** Jobs of the service; one that failed can be run now instead of after its delay. */
export function JobList() {
  const t = useConsoleWords("jobs");
  const address = useAddress();
  const [opened, open] = useState<JobRow | null>(null);
  const retry = useAct("jobs", "retryJob");
  const body = {
    state: states.find((state) => state === address.get("state")),
    kind: address.get("kind"),
  };
  const list = useAskPages("jobs", "allJobs", body, { everyMs: 10_000 });
  const columns: Column<JobRow>[] = [
    { key: "kind", head: t("kind"), cell: ({ kind }) => kind },
    { key: "ref", head: t("ref"), cell: ({ ref }) => ref },
    { key: "due", head: t("due"), cell: ({ dueAt }) => <When at={dueAt} /> },
    { key: "done", head: t("done"), cell: ({ doneAt }) => (doneAt ? <When at={doneAt} /> : "—") },
    { key: "attempts", head: t("attempts"), isNumber: true, cell: ({ attempts }) => attempts },
    { key: "error", head: t("lastError"), cell: ({ lastError }) => lastError ?? "—" },
    {
      key: "retry",
      head: t("act"),
      cell: (row) =>
        row.attempts > 0 && !row.doneAt ? <Button onClick={() => open(row)}>{t("retry")}</Button> : "—",
    },
  ];
  return (
    <Section title={t("jobs")}>
      <ListBar onExport={() => exportCsv("jobs", "allJobs", body, "jobs")}>
        <ChoiceFilter
          name="state"
          label={t("state")}
          choices={states.map((state) => [state, t(`state.${state}`)] as const)}
        />
        <TextFilter name="kind" label={t("kind")} />
      </ListBar>
      <RecordList
        label={t("jobs")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("jobsNone")}
      />
      {opened ? (
        <ActDialog
          title={t("retryTitle", { kind: opened.kind, ref: opened.ref })}
          label={t("retry")}
          reasons="house"
          isPending={retry.isPending}
          fault={retry.error}
          onAct={(reason = "") =>
            retry.mutate({ body: { id: opened.id, reason } }, { onSuccess: () => open(null) })
          }
          onClose={() => open(null)}
        >
          <p>{opened.lastError}</p>
        </ActDialog>
      ) : null}
    </Section>
  );
}
