"use client";
import Skeleton from "@mui/material/Skeleton";
import { type ReactNode, useEffect, useRef } from "react";
import { nextItem, type QueueItem, type QueueName } from "@/lib/domain/operators/queues";
import { useClaim } from "@/stores/console/use-claim";
import { useKeys } from "../list/use-keys";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { DeskBar } from "./desk-bar";
import { GoneNote, TakenNote } from "./desk-notes";
import type { QueueRows } from "./queue-props";

interface Props {
  queue: QueueName;
  item: string;
  /** The list shows nobody at the item. */
  isFree: boolean;
  list: QueueRows<unknown>;
  /** Oldest first. */
  items: readonly QueueItem[];
  /** To another item; null: to the list. */
  onMove: (item: string | null) => void;
  /** Null where the list does not hold the item, or not yet. */
  children: ReactNode;
}

/** An opened item: claimed while it is open. Whoever comes second reads who was first, and can decide nothing. */
export function QueueDesk({ queue, item, isFree, list, items, onMove, children }: Props) {
  const t = useConsoleWords("queues");
  const { uuid } = useOperator();
  const claim = useClaim(queue, item, isFree);
  const at = items.findIndex(({ id }) => id === item);
  const next = nextItem(items, item, uuid);
  const beside = (step: 1 | -1) => (at < 0 ? undefined : items[at + step]?.id);
  const [before, after] = [beside(-1), beside(1)];
  const isMissing = children === null;
  const { hasNextPage, fetchNextPage, isPending } = list;
  useEffect(() => {
    if (isMissing && hasNextPage) fetchNextPage();
  }, [isMissing, hasNextPage, fetchNextPage]);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const toList = () => onMove(null);
  const lead = () => onMove(next);
  useKeys({
    Escape: toList,
    j: after ? () => onMove(after) : undefined,
    k: before ? () => onMove(before) : undefined,
  });
  const isGone = claim.state === "refused" && claim.fault.code === "not-found";
  const isSearching = isMissing && !isGone && (isPending || hasNextPage);
  return (
    <div ref={top} tabIndex={-1} style={{ display: "grid", gap: 16, outline: "none", minWidth: 0 }}>
      <DeskBar
        claim={claim}
        left={items.length}
        onBack={toList}
        onBefore={before ? () => onMove(before) : undefined}
        onAfter={after ? () => onMove(after) : undefined}
      />
      {claim.state === "taking" || isSearching ? (
        <div role="status" aria-label={t("opening")}>
          <Skeleton height={48} />
          <Skeleton variant="rounded" height={240} />
        </div>
      ) : claim.state === "taken" ? (
        <TakenNote
          queue={queue}
          item={item}
          by={claim.by}
          since={claim.since}
          onNext={next ? lead : undefined}
        />
      ) : isGone || isMissing ? (
        <GoneNote onNext={lead} hasNext={next !== null} />
      ) : claim.state === "refused" ? (
        <FaultText fault={claim.fault} />
      ) : (
        children
      )}
    </div>
  );
}
