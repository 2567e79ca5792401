"use client";
import type { OperatorPoy } from "@/lib/contract/operators/poys";
import { Baht, When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

type Posting = OperatorPoy["postings"][number];

/** Everything that a slip has posted in the ledger, in order. */
export function SlipPostings({ slip: { postings } }: { slip: OperatorPoy }) {
  const t = useConsoleWords("slips");
  const fields = useConsoleWords("fields");
  const names = useConsoleWords("names");
  const columns: Column<Posting>[] = [
    { key: "movement", head: t("movement"), cell: ({ movement }) => movement },
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "type", head: t("type"), cell: ({ transactionType }) => names.code("type", transactionType) },
    { key: "account", head: t("account"), cell: ({ account }) => fields.code("account", account) },
    { key: "amount", head: t("amount"), isNumber: true, cell: ({ amount }) => <Baht amount={amount} /> },
  ];
  return (
    <Section title={t("postings")}>
      <RecordList
        label={t("postings")}
        columns={columns}
        list={{ rows: postings }}
        keyOf={({ movement, account }) => `${movement} ${account}`}
        empty={t("noPostings")}
      />
    </Section>
  );
}
