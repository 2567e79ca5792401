"use client";
import type { QueueName } from "@/lib/domain/operators/queues";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { When } from "../fields/values";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./queues.module.css";

interface Taken {
  queue: QueueName;
  item: string;
  by: string;
  since: string;
  onNext: (() => void) | undefined;
}

/** Somebody else has the item; an administrator may take it away from an operator who has left it open. */
export function TakenNote({ queue, item, by, since, onNext }: Taken) {
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
export function GoneNote({ hasNext, onNext }: { hasNext: boolean; onNext: () => void }) {
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
