"use client";
import { type ReactNode, useState } from "react";
import { Fault, isFault } from "@/lib/contract/fault";
import type { Reason, ReasonCode, ReasonFamily } from "@/lib/domain/operators/operator-reasons";
import { ActDialog } from "../act/act-dialog";
import { Button } from "../controls/button";
import { useKeys } from "../list/use-keys";
import type { Outcome } from "./outcome-text";
import styles from "./queues.module.css";

/** What can be decided about an item. */
export interface Decision {
  /** The letter that asks for it. */
  key: string;
  label: string;
  /** The dialog's title: the decision in full. */
  title: string;
  /** What will happen, and to what. */
  text?: ReactNode;
  /** True where it needs no reason; one may be given. */
  isReasonOffered?: boolean;
  /** The codes of its reason; those of transfers where none are named. */
  reasons?: ReasonFamily;
  suggestedCode?: ReasonCode;
  suggestedReason?: string;
  isDanger?: boolean;
  /** False: something has to be chosen first. */
  isReady?: boolean;
  run: (reason?: Reason) => Promise<Outcome>;
}

interface Props {
  decisions: readonly Decision[];
  onDone: (outcome: Outcome) => void;
}

/** An item's decisions: a letter asks, Enter confirms. A refusal stays in the dialog. */
export function Decisions({ decisions, onDone }: Props) {
  const [asked, ask] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const open = (key: string) => {
    setFault(null);
    ask(key);
  };
  const act = async ({ run }: Decision, reason: Reason | undefined) => {
    setPending(true);
    setFault(null);
    try {
      onDone(await run(reason));
    } catch (error) {
      setFault(isFault(error) ? error : new Fault("internal-error"));
    } finally {
      setPending(false);
    }
  };
  const ready = decisions.filter(({ isReady = true }) => isReady);
  useKeys(Object.fromEntries(ready.map(({ key }) => [key, () => open(key)])));
  const opened = decisions.find(({ key }) => key === asked);
  return (
    <div className={styles.decisions}>
      {decisions.map(({ key, label, isDanger, isReady = true }) => (
        <Button
          key={key}
          look={isDanger ? "danger" : "primary"}
          disabled={!isReady}
          onClick={() => open(key)}
          aria-keyshortcuts={key}
        >
          {label} <kbd className={styles.key}>{key.toUpperCase()}</kbd>
        </Button>
      ))}
      {opened ? (
        <ActDialog
          key={opened.key}
          title={opened.title}
          label={opened.label}
          isDanger={opened.isDanger}
          reasons={opened.reasons ?? "transfer"}
          isReasonOffered={opened.isReasonOffered}
          suggestedCode={opened.suggestedCode}
          suggestedReason={opened.suggestedReason}
          isPending={isPending}
          fault={fault}
          onAct={(reason) => void act(opened, reason)}
          onClose={() => ask(null)}
        >
          {opened.text}
        </ActDialog>
      ) : null}
    </div>
  );
}
