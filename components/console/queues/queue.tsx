"use client";
import { useEffect, useState } from "react";
import { nextItem } from "@/lib/domain/operators/queues";
import { atFirstSign } from "@/stores/console/first-sign";
import { useQueuePulse } from "@/stores/console/use-queue-pulse";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { PageHead } from "../page/page-head";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { type Outcome, OutcomeText } from "./outcome-text";
import { QueueList } from "./queue-list";
import type { Claimed, QueueProps } from "./queue-props";
import { useOpenItem } from "./use-open-item";
import { useProposals } from "./use-proposals";

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
