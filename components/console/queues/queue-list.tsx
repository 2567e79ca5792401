"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useCallback } from "react";
import { useSiteTime } from "@/stores/console/use-site-time";
import { BulkBar } from "../bulk/bulk-bar";
import { Age } from "../fields/values";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useChoosing } from "../list/use-choosing";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import type { Claimed, QueueProps } from "./queue-props";

interface Props<Row extends Claimed> extends QueueProps<Row> {
  proposals: ReadonlySet<string>;
}

/** What waits, oldest first, for how long, and who already works on it. */
export function QueueList<Row extends Claimed>(props: Props<Row>) {
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
