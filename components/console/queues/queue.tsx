"use client";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { nextItem, type QueueName } from "@/lib/domain/operators/queues";
import { atFirstSign } from "@/stores/console/first-sign";
import { useAsk } from "@/stores/console/use-ask";
import { useQueuePulse } from "@/stores/console/use-queue-pulse";
import { useSiteTime } from "@/stores/console/use-site-time";
import { BulkBar } from "../bulk/bulk-bar";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Age } from "../fields/values";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useChoosing } from "../list/use-choosing";
import { PageHead } from "../page/page-head";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { type Outcome, OutcomeText } from "./outcome-text";
import type { Claimed, QueueProps } from "./queue-props";

const loadDesk = () => import("./queue-desk");
const QueueDesk = onDemand(() => loadDesk().then((module) => module.QueueDesk));

/** A queue: its list, or the item that is being worked on. After a decision the next item opens by itself. */
export function Queue<Row extends Claimed>(props: QueueProps<Row>) {
  const { queue, list, idOf, actions, loadItem, children } = props;
  const shell = useConsoleWords("shell");
  const t = useConsoleWords("queues");
  const { uuid } = useOperator();
  const { opened, open } = useOpenItem();
  const proposals = useProposals(queue);
  const [outcome, say] = useState<Outcome | null>(null);
  /** Decided here: the list holds such an item until it has been read again. */
  const [decided, setDecided] = useState<readonly string[]>([]);
  useQueuePulse(queue, list.askAgain);
  useEffect(
    () =>
      atFirstSign(() => {
        // Without the network they load when an item is opened.
        for (const part of [loadDesk(), loadItem()]) part.catch(() => {});
      }),
    [loadItem],
  );
  const items = list.rows.map((row) => ({
    id: idOf(row),
    claimedBy: row.claim?.uuid ?? null,
    isProposed: proposals.has(idOf(row)),
  }));
  const leave = (to: string | null) => {
    say(null);
    open(to);
  };
  const lead = (from: string, said: Outcome) => {
    say(said);
    setDecided([...decided, from]);
    open(nextItem(items, from, uuid, decided));
  };
  const head = (
    <div>
      <PageHead title={shell(`place.${queue}`)}>{actions}</PageHead>
      <div role="status">{outcome ? <OutcomeText outcome={outcome} /> : null}</div>
    </div>
  );
  if (!opened)
    return (
      <>
        {head}
        <QueueList {...props} proposals={proposals} />
      </>
    );
  const row = list.rows.find((each) => idOf(each) === opened) ?? null;
  return (
    <>
      {head}
      <QueueDesk
        key={opened}
        queue={queue}
        item={opened}
        isFree={row !== null && row.claim === null}
        list={list}
        items={items}
        onMove={leave}
      >
        {row ? (
          <>
            {proposals.has(opened) ? <Note tone="info">{t("proposed")}</Note> : null}
            {children(row, (said) => lead(opened, said))}
          </>
        ) : null}
      </QueueDesk>
    </>
  );
}

interface QueueListProps<Row extends Claimed> extends QueueProps<Row> {
  proposals: ReadonlySet<string>;
}

/** What waits, oldest first, for how long, and who already works on it. */
function QueueList<Row extends Claimed>(props: QueueListProps<Row>) {
  const { queue, list, idOf, sinceOf, nameOf, firstHead, columns, onExport, proposals, bulk } = props;
  const t = useConsoleWords("queues");
  const shell = useConsoleWords("shell");
  const { uuid } = useOperator();
  const pathname = usePathname();
  const nowMs = useSiteTime();
  const hrefOf = useCallback(
    (row: Row) => `${pathname}?item=${encodeURIComponent(idOf(row))}`,
    [pathname, idOf],
  );
  const stateOf = (row: Row) => {
    if (proposals.has(idOf(row))) return t("second");
    if (!row.claim) return "—";
    return row.claim.uuid === uuid ? t("you") : row.claim.userName;
  };
  const choosing = useChoosing<Row>(
    (row) => bulk?.nameOf(row) ?? "",
    // A colleague decides on what they work on.
    (row) => !proposals.has(idOf(row)) && (!row.claim || row.claim.uuid === uuid),
  );
  const age: Column<Row> = {
    key: "age",
    head: t("waits"),
    cell: (row) => {
      const since = sinceOf(row);
      return since && nowMs > 0 ? <Age since={since} now={nowMs} /> : "—";
    },
  };
  const shown: Column<Row>[] = [
    {
      key: "open",
      head: firstHead,
      cell: (row) => (
        <Link href={hrefOf(row)} prefetch={false}>
          {nameOf(row)}
        </Link>
      ),
    },
    ...columns,
    ...(queue === "protection" ? [] : [age]),
    { key: "claim", head: t("claim"), cell: stateOf },
  ];
  return (
    <>
      <ListBar onExport={onExport} />
      {bulk ? <BulkBar rows={list.rows} keyOf={idOf} choosing={choosing} acts={bulk.acts} /> : null}
      <RecordList
        label={shell(`place.${queue}`)}
        columns={shown}
        list={list}
        keyOf={idOf}
        hrefOf={hrefOf}
        {...(bulk && { choosing })}
        empty={t("empty")}
      />
    </>
  );
}

/**
 * The open item of a queue, as it stands in the address. Opening another one asks the server for nothing: the page
 * is the same.
 */
function useOpenItem(): { opened: string | null; open: (item: string | null) => void } {
  const pathname = usePathname();
  const opened = useSearchParams().get("item");
  const open = (item: string | null) =>
    history.replaceState(null, "", item ? `${pathname}?item=${encodeURIComponent(item)}` : pathname);
  return { opened, open };
}

/** The act of each queue that can wait for a second operator. */
const acts: Partial<Record<QueueName, string>> = {
  deposits: "operators.bank-feed.resolve",
  "feed-rows": "operators.bank-feed.resolve",
  withdrawals: "operators.withdraws.approve",
  protection: "operators.money.adjust",
};

/** The items of a queue that wait for a second operator: nobody decides on them there again. */
function useProposals(queue: QueueName): ReadonlySet<string> {
  const kind = acts[queue];
  const { data } = useAsk(
    "approvals",
    "allApprovals",
    { state: "waiting", kind, limit: 100 },
    { everyMs: 15_000, isNeeded: kind !== undefined },
  );
  const items = data?.items ?? [];
  return new Set(
    items.map(({ target, details }) => (queue === "deposits" ? String(details.depositId ?? "") : target)),
  );
}
