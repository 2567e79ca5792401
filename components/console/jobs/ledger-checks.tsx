"use client";
import { useState } from "react";
import type { BrokenLaw } from "@/lib/contract/operators/ledger";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog } from "../act/act-dialog";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";

/** The laws of the ledger and what breaks them; while one break is not accepted, nothing is paid out. */
export function LedgerChecks() {
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
