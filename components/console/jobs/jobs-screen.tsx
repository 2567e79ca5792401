"use client";
import { useState } from "react";
import type { JobRow } from "@/lib/contract/operators/jobs";
import type { BrokenLaw } from "@/lib/contract/operators/ledger";
import { SECOND_MS } from "@/lib/domain/time/time";
import { exportCsv } from "@/stores/console/export-csv";
import { useAct } from "@/stores/console/use-act";
import { useAsk, useAskPages } from "@/stores/console/use-ask";
import { ActDialog } from "../act/act-dialog";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter, TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { Facts } from "../page/facts";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** What in the service needs an operator: its health, the ledger's laws, the jobs. */
export function JobsScreen() {
  const t = useConsoleWords("jobs");
  const may = useMay();
  return (
    <>
      <PageHead title={t("title")} />
      <ServiceHealth />
      {may("administrator") ? (
        <>
          <LedgerChecks />
          <JobList />
        </>
      ) : null}
    </>
  );
}

/** The same facts as `/ready`. */
function ServiceHealth() {
  const t = useConsoleWords("jobs");
  const { data, error } = useAsk("jobs", "serviceHealth", undefined, { everyMs: 10_000 });
  return (
    <Section title={t("health")}>
      <FaultText fault={error} />
      {data ? (
        <Facts
          facts={[
            [t("ledger"), t(data.ledger === "sound" ? "sound" : "broken")],
            [t("stuckJobs"), data.stuckJobs],
            [t("scarceAmounts"), data.scarceAmounts],
            [t("missingFreezes"), data.missingFreezes],
            [
              t("oldestDraw"),
              data.oldestDrawWaitMs === null
                ? t("noDraw")
                : t("seconds", { n: Math.round(data.oldestDrawWaitMs / SECOND_MS) }),
            ],
          ]}
        />
      ) : null}
    </Section>
  );
}

/** The laws of the ledger and what breaks them; while one break is not accepted, nothing is paid out. */
function LedgerChecks() {
  const t = useConsoleWords("jobs");
  const may = useMay();
  const { data, error, isPending } = useAsk("ledger", "ledgerChecks", undefined, { everyMs: 10_000 });
  const accept = useAct("ledger", "acceptBreak");
  const [opened, open] = useState<BrokenLaw | null>(null);
  const columns: Column<BrokenLaw>[] = [
    { key: "law", head: t("law"), cell: ({ law }) => law },
    { key: "detail", head: t("detail"), cell: ({ detail }) => detail },
    { key: "since", head: t("since"), cell: ({ since }) => <When at={since} /> },
    {
      key: "accepted",
      head: t("accepted"),
      cell: (row) =>
        row.acceptedAt ? (
          <When at={row.acceptedAt} />
        ) : may("superAdmin") ? (
          <Button onClick={() => open(row)}>{t("accept")}</Button>
        ) : (
          "—"
        ),
    },
  ];
  return (
    <Section title={t("laws")}>
      {data?.isStopped ? (
        <Note tone="error" role="alert">
          {t("stopped")}
        </Note>
      ) : null}
      <Facts
        facts={[
          [t("recent"), data?.recentAt ? <When key="recent" at={data.recentAt} /> : "—"],
          [t("whole"), data?.wholeAt ? <When key="whole" at={data.wholeAt} /> : "—"],
        ]}
      />
      <RecordList
        label={t("laws")}
        columns={columns}
        list={{ rows: data?.breaks ?? [], isPending, error }}
        keyOf={({ id }) => id}
        empty={t("lawsKept")}
      />
      {opened ? (
        <ActDialog
          title={t("acceptTitle")}
          label={t("accept")}
          isDanger
          reasons="money"
          isPending={accept.isPending}
          fault={accept.error}
          onAct={(reason = "") =>
            accept.mutate({ body: { id: opened.id, reason } }, { onSuccess: () => open(null) })
          }
          onClose={() => open(null)}
        >
          <p>
            {opened.law}: {opened.detail}
          </p>
        </ActDialog>
      ) : null}
    </Section>
  );
}

const states = ["failing", "waiting", "done"] as const;

/** Jobs of the service; one that failed can be run now instead of after its delay. */
function JobList() {
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
