"use client";
import Skeleton from "@mui/material/Skeleton";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { nextItem, type QueueItem, type QueueName } from "@/lib/domain/operators/queues";
import { useAct } from "@/stores/console/use-act";
import { type ClaimState, useClaim } from "@/stores/console/use-claim";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { When } from "../fields/values";
import { useKeys } from "../list/use-keys";
import { useMay, useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import type { QueueRows } from "./queue-props";
import styles from "./queues.module.css";

interface QueueDeskProps {
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
export function QueueDesk({ queue, item, isFree, list, items, onMove, children }: QueueDeskProps) {
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

interface DeskBarProps {
  claim: ClaimState;
  /** Items that wait, this one included. */
  left: number;
  onBack: () => void;
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
}

/** Back to the list, the items beside, and whose the open one is. */
function DeskBar({ claim, left, onBack, onBefore, onAfter }: DeskBarProps) {
  const t = useConsoleWords("queues");
  const list = useConsoleWords("list");
  return (
    <div className={styles.bar}>
      <Button onClick={onBack} icon={<Icon name="back" size={18} />} aria-keyshortcuts="Escape">
        {t("back")} <kbd className={styles.key}>Esc</kbd>
      </Button>
      <span>
        <IconButton
          disabled={!onBefore}
          onClick={onBefore}
          aria-label={list("previous")}
          aria-keyshortcuts="k"
          className={styles.step}
        >
          <Icon name="up" size={20} />
        </IconButton>
        <IconButton
          disabled={!onAfter}
          onClick={onAfter}
          aria-label={list("next")}
          aria-keyshortcuts="j"
          className={styles.step}
        >
          <Icon name="down" size={20} />
        </IconButton>
      </span>
      <span className={styles.small}>{t("left", { n: left })}</span>
      {claim.state === "held" ? (
        <span className={styles.small}>
          {t("yours")} <When at={claim.claim.since} />
        </span>
      ) : null}
    </div>
  );
}

interface Taken {
  queue: QueueName;
  item: string;
  by: string;
  since: string;
  onNext: (() => void) | undefined;
}

/** Somebody else has the item; an administrator may take it away from an operator who has left it open. */
function TakenNote({ queue, item, by, since, onNext }: Taken) {
  const t = useConsoleWords("queues");
  const may = useMay();
  const release = useAct("queues", "releaseClaim");
  return (
    <>
      <Note tone="warning">
        {t("taken", { name: by })} <When at={since} />
      </Note>
      <FaultText fault={release.error} />
      <div className={styles.bar}>
        {onNext ? <NextButton onNext={onNext} /> : null}
        {may("administrator") ? (
          <Button disabled={release.isPending} onClick={() => release.mutate({ body: { queue, item } })}>
            {t("release", { name: by })}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The item was decided on elsewhere, or never waited. */
function GoneNote({ hasNext, onNext }: { hasNext: boolean; onNext: () => void }) {
  const t = useConsoleWords("queues");
  return (
    <>
      <Note tone="info">{t("gone")}</Note>
      {hasNext ? <NextButton onNext={onNext} /> : null}
    </>
  );
}

function NextButton({ onNext }: { onNext: () => void }) {
  const t = useConsoleWords("queues");
  return (
    <Button look="primary" autoFocus onClick={onNext} isNarrow>
      {t("next")}
    </Button>
  );
}
