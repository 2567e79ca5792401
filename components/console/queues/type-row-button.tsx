"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { useKeys } from "../list/use-keys";
import { useConsoleWords } from "../words/console-words";
import styles from "./queues.module.css";

const TypeRowDialog = onDemand(() => import("./type-row-dialog").then((module) => module.TypeRowDialog));

/** Types a row that the bank's feed does not bring; `t` opens the form. */
export function TypeRowButton({ deposit }: { deposit?: OperatorDeposit }) {
  const t = useConsoleWords("queues");
  const [isOpen, open] = useState(false);
  useKeys({ t: () => open(true) });
  return (
    <>
      <Button
        onClick={() => open(true)}
        icon={<Icon name="plus" size={18} />}
        aria-keyshortcuts="t"
        className={styles.typeRow}
      >
        {t("typeRow")} <kbd className={styles.key}>T</kbd>
      </Button>
      {isOpen ? <TypeRowDialog deposit={deposit} onClose={() => open(false)} /> : null}
    </>
  );
}
