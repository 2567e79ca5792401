"use client";
import dynamic from "next/dynamic";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import { Queue } from "./queue";
import { HouseAccount } from "./row-text";
import { TypeRowButton } from "./type-row-button";

const loadItem = () => import("./feed-row-item");
const FeedRowItem = dynamic(() => loadItem().then((module) => module.FeedRowItem));

const all = {};

/** Credits on the site's accounts that matched no deposit. */
export function FeedRowsQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("bankFeed", "unmatchedFeedRows", all, { everyMs: 15_000 });
  return (
    <Queue
      queue="feed-rows"
      list={list}
      loadItem={loadItem}
      idOf={({ id }) => id}
      sinceOf={({ receivedAt }) => receivedAt}
      firstHead={t("amount")}
      nameOf={({ amount }) => <Baht amount={amount} />}
      columns={[
        {
          key: "to",
          head: t("toAccount"),
          cell: ({ bankAccountId }) => <HouseAccount bankId={bankAccountId} />,
        },
        { key: "from", head: t("fromAccount"), cell: ({ fromAccount }) => fromAccount || "—" },
        { key: "at", head: t("transferred"), cell: ({ at }) => <When at={at} /> },
        { key: "why", head: t("why"), cell: ({ why }) => t(`why.${why}`) },
      ]}
      onExport={() => exportCsv("bankFeed", "unmatchedFeedRows", all, "unmatched-transfers")}
      actions={<TypeRowButton />}
    >
      {(row, onDone) => <FeedRowItem row={row} onDone={onDone} />}
    </Queue>
  );
}
