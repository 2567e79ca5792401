"use client";
import { useState } from "react";
import type { AuditRow } from "@/lib/contract/operators/audit";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { ReasonText } from "../act/reason-text";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { TextFilter } from "../list/text-filter";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { AuditTarget } from "./audit-target";
import { ReadLog } from "./read-log";
import { VerifyAudit } from "./verify-audit";

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
