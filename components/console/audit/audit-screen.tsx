"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import type { AuditRow } from "@/lib/contract/operators/audit";
import { exportCsv } from "@/stores/console/export-csv";
import { useAsk, useAskPages } from "@/stores/console/use-ask";
import { ReasonText } from "../act/reason-text";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { AuditTarget } from "./audit-target";

const AuditDialog = onDemand(() => import("./audit-dialog").then((module) => module.AuditDialog));

/** Who did what, when and why; each row opens what was before and after, side by side. */
export function AuditScreen() {
  const t = useConsoleWords("audit");
  const address = useAddress();
  const [opened, open] = useState<AuditRow | null>(null);
  const body = {
    operator: address.get("operator"),
    action: address.get("action"),
    target: address.get("target"),
  };
  const list = useAskPages("audit", "allAudit", body);
  const columns: Column<AuditRow>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    {
      key: "operator",
      head: t("operator"),
      cell: ({ userName, role }) => [userName, t.code("role", role)].filter(Boolean).join(" · "),
    },
    {
      key: "action",
      head: t("action"),
      cell: (row) => (
        <Button onClick={() => open(row)} look="link">
          {row.action}
        </Button>
      ),
    },
    { key: "target", head: t("target"), cell: (row) => <AuditTarget {...row} /> },
    { key: "reason", head: t("reason"), cell: ({ reason }) => <ReasonText reason={reason} /> },
  ];
  return (
    <>
      <PageHead title={t("title")}>
        <VerifyAudit />
      </PageHead>
      <ListBar onExport={() => exportCsv("audit", "allAudit", body, "audit")}>
        <TextFilter name="operator" label={t("operator")} />
        <TextFilter name="action" label={t("action")} />
        <TextFilter name="target" label={t("target")} />
      </ListBar>
      <RecordList label={t("title")} columns={columns} list={list} keyOf={({ id }) => id} empty={t("none")} />
      <ReadLog />
      {opened ? <AuditDialog row={opened} onClose={() => open(null)} /> : null}
    </>
  );
}

/** Checks the log's hash chain from end to end, when asked. */
function VerifyAudit() {
  const t = useConsoleWords("audit");
  const [isAsked, ask] = useState(false);
  const { data, error, isFetching, refetch } = useAsk("audit", "verifyAudit", undefined, {
    isNeeded: isAsked,
  });
  return (
    <>
      {data && !isFetching ? (
        <Note tone={data.intact ? "success" : "error"} role="status">
          {data.intact
            ? t("intact", { n: data.rows, seal: data.seal.slice(0, 12) })
            : t("broken", { row: data.brokenAt ?? "—" })}
        </Note>
      ) : null}
      <FaultText fault={error} />
      <Button
        disabled={isFetching}
        icon={<Icon name="shield" size={18} />}
        onClick={() => (isAsked ? void refetch() : ask(true))}
      >
        {t("verify")}
      </Button>
    </>
  );
}

/** Which operator read which members' data. */
function ReadLog() {
  const t = useConsoleWords("audit");
  const list = useAskPages("audit", "allOperatorReads", {});
  const columns: Column<(typeof list.rows)[number]>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "operator", head: t("operator"), cell: ({ userName }) => userName },
    { key: "call", head: t("call"), cell: ({ call }) => call },
    { key: "search", head: t("search"), cell: ({ search }) => search ?? "—" },
    { key: "members", head: t("members"), isNumber: true, cell: ({ members }) => members.length },
  ];
  return (
    <Section title={t("reads")}>
      <ListBar onExport={() => exportCsv("audit", "allOperatorReads", {}, "reads")} />
      <RecordList label={t("reads")} columns={columns} list={list} keyOf={({ id }) => id} empty={t("none")} />
    </Section>
  );
}
