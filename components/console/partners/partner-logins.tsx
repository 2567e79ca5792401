"use client";
import type { PartnerLogins as Logins } from "@/lib/contract/operators/partner-keys";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** Logins by each partner's tokens, and the last one that was refused. */
export function PartnerLogins({ rows }: { rows: readonly Logins[] }) {
  const t = useConsoleWords("partners");
  const columns: Column<Logins>[] = [
    { key: "partner", head: t("partner"), cell: ({ partner }) => <strong>{partner}</strong> },
    { key: "logins", head: t("loginCount"), isNumber: true, cell: ({ logins }) => logins },
    {
      key: "last",
      head: t("lastLogin"),
      cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : "—"),
    },
    { key: "failures", head: t("failures"), isNumber: true, cell: ({ failures }) => failures },
    {
      key: "lastFailure",
      head: t("lastFailure"),
      cell: ({ lastFailureAt, lastFailure }) =>
        lastFailureAt ? (
          <>
            <When at={lastFailureAt} /> <code>{lastFailure}</code>
          </>
        ) : (
          "—"
        ),
    },
  ];
  return (
    <Section title={t("logins")}>
      <RecordList
        label={t("logins")}
        columns={columns}
        list={{ rows }}
        keyOf={({ partner }) => partner}
        empty={t("loginsNone")}
      />
    </Section>
  );
}
