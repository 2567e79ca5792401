"use client";
import type { DepositChannel, DepositStatus } from "@/lib/contract/deposits";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, MemberLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter, TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";

const statuses: readonly DepositStatus[] = [
  "credited",
  "waiting",
  "claimed",
  "unmatched",
  "rejected",
  "cancelled",
  "expired",
];
const channels: readonly DepositChannel[] = ["fast", "normal", "qrcode", "truemoney", "crypto"];

/** Deposits in any state, by channel and day; those that need staff have a queue of their own. */
export function DepositsScreen() {
  const t = useConsoleWords("transfers");
  const address = useAddress();
  const body = {
    status: statuses.find((each) => each === address.get("status")) ?? "credited",
    channel: channels.find((each) => each === address.get("channel")),
    startedDate: address.get("from"),
    endedDate: address.get("to"),
    sort: "newest" as const,
  };
  const list = useAskPages("deposits", "allOperatorDeposits", body);
  const columns: Column<OperatorDeposit>[] = [
    {
      key: "amount",
      head: t("amount"),
      isNumber: true,
      cell: ({ creditedAmount, prepareTotal }) => <Baht amount={creditedAmount ?? prepareTotal} />,
    },
    { key: "member", head: t("member"), cell: (row) => <MemberLink {...row} /> },
    { key: "channel", head: t("channel"), cell: ({ channel }) => t(`channel.${channel}`) },
    { key: "status", head: t("state"), cell: ({ status }) => t(`deposit.${status}`) },
    { key: "created", head: t("asked"), cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: "credited",
      head: t("credited"),
      cell: ({ creditedAt }) => (creditedAt ? <When at={creditedAt} /> : "—"),
    },
  ];
  return (
    <>
      <PageHead title={t("deposits")} />
      <ListBar onExport={() => exportCsv("deposits", "allOperatorDeposits", body, "deposits")}>
        <ChoiceFilter
          name="status"
          label={t("state")}
          none={t("deposit.credited")}
          choices={statuses.slice(1).map((each) => [each, t(`deposit.${each}`)] as const)}
        />
        <ChoiceFilter
          name="channel"
          label={t("channel")}
          choices={channels.map((each) => [each, t(`channel.${each}`)] as const)}
        />
        <TextFilter name="from" label={t("from")} type="date" />
        <TextFilter name="to" label={t("to")} type="date" />
      </ListBar>
      <RecordList
        label={t("deposits")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </>
  );
}
