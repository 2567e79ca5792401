"use client";
import { useState } from "react";
import { Button } from "../controls/button";
import { Tick } from "../controls/field";
import { onDemand } from "../controls/on-demand";
import type { Choosing } from "../list/use-choosing";
import { useConsoleWords } from "../words/console-words";
import styles from "./bulk.module.css";
import type { BulkAct } from "./bulk-act";

const load = () => import("./bulk-dialog");
const BulkDialog = onDemand(() =>
  load().then((module) => module.BulkDialog),
) as typeof import("./bulk-dialog").BulkDialog;

interface Props<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  choosing: Choosing<Row>;
  acts: readonly BulkAct<Row>[];
}

interface Opened<Row> {
  act: BulkAct<Row>;
  /** As they were when it was opened: those that are done leave the list. */
  rows: readonly Row[];
}

/** Above a list whose rows can be chosen: how many are, and what can be done to them. */
export function BulkBar<Row>({ rows, keyOf, choosing, acts }: Props<Row>) {
  const t = useConsoleWords("list");
  const [opened, open] = useState<Opened<Row> | null>(null);
  const { chosen, choose, isChoosable, nameOf } = choosing;
  const choosable = rows.filter(isChoosable);
  const mine = choosable.filter((row) => chosen.has(keyOf(row)));
  if (choosable.length === 0 && !opened) return null;
  const close = () => {
    if (opened) choose(opened.rows.map(keyOf), false);
    open(null);
  };
  return (
    <div className={styles.bar}>
      <Tick
        label={t("chooseAll", { n: choosable.length })}
        checked={choosable.length > 0 && mine.length === choosable.length}
        onChange={({ target }) => choose(choosable.map(keyOf), target.checked)}
      />
      <span role="status" className={styles.count}>
        {mine.length > 0 ? t("chosen", { n: mine.length }) : ""}
      </span>
      {mine.length > 0
        ? acts.map((act) => {
            const fit = mine.filter(act.appliesTo);
            return (
              <Button
                key={act.name}
                look={act.isDanger ? "danger" : "quiet"}
                disabled={fit.length === 0}
                onPointerEnter={() => void load().catch(() => {})}
                onClick={() => open({ act, rows: fit })}
              >
                {t("actOn", { act: act.label, n: fit.length })}
              </Button>
            );
          })
        : null}
      {opened ? <BulkDialog {...opened} keyOf={keyOf} nameOf={nameOf} onClose={close} /> : null}
    </div>
  );
}
