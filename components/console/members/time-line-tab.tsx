"use client";
import type { AuditRow, OperatorRead } from "@/lib/contract/operators/audit";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { ReasonText } from "../act/reason-text";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { CsvButton } from "../list/csv-button";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { changesOf } from "./changes";
import styles from "./members.module.css";

/** What was done to a member, by whom and why, and who read about them. */
export function TimeLineTab({ member: { uuid, userName } }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const shell = useConsoleWords("shell");
  const own = useOperator();
  const body = { target: uuid };
  const list = useAskPages("audit", "allAudit", body);
  const columns: Column<AuditRow>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    {
      key: "by",
      head: t("by"),
      cell: ({ operator, role }) => (
        <span title={operator}>
          {operator === own.uuid ? own.userName : `${shell.code("role", role)} ${operator.slice(0, 8)}`}
        </span>
      ),
    },
    { key: "action", head: t("action"), cell: ({ action }) => t.code("call", action) },
    { key: "changes", head: t("changes"), cell: (row) => <Changes row={row} /> },
    { key: "reason", head: t("reason"), cell: ({ reason }) => <ReasonText reason={reason} /> },
  ];
  return (
    <>
      <Section
        title={t("tab.timeLine")}
        aside={<CsvButton onExport={() => exportCsv("audit", "allAudit", body, `time-line-${userName}`)} />}
      >
        <RecordList
          label={t("tab.timeLine")}
          columns={columns}
          list={list}
          keyOf={({ id }) => id}
          empty={t("noActs")}
        />
      </Section>
      <ReadsSection uuid={uuid} />
    </>
  );
}

const Changes = ({ row: { before, after } }: { row: AuditRow }) =>
  changesOf(before, after).map(({ name, from, to }) => (
    <span key={name} className={styles.change}>
      {name}: {from === undefined ? to : `${from} → ${to ?? "—"}`}
    </span>
  ));

/** Which operators have read a member's data, newest first. */
function ReadsSection({ uuid }: { uuid: string }) {
  const t = useConsoleWords("members");
  const list = useAskPages("audit", "allOperatorReads", { member: uuid });
  const columns: Column<OperatorRead>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "by", head: t("by"), cell: ({ userName }) => userName },
    { key: "call", head: t("readBy"), cell: ({ call, search }) => (search ? `${call} “${search}”` : call) },
  ];
  return (
    <Section title={t("reads")}>
      <RecordList
        label={t("reads")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("noReads")}
      />
    </Section>
  );
}
