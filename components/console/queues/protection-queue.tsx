"use client";
import dynamic from "next/dynamic";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import { Queue } from "./queue";

const loadItem = () => import("./protection-item");
const ProtectionItem = dynamic(() => loadItem().then((module) => module.ProtectionItem));

const owed = { waiting: true };

/** Members who have excluded themselves and still have money here. */
export function ProtectionQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("queues", "allProtected", owed, { everyMs: 15_000 });
  return (
    <Queue
      queue="protection"
      list={list}
      loadItem={loadItem}
      idOf={({ uuid }) => uuid}
      sinceOf={() => null}
      firstHead={t("member")}
      nameOf={({ userName }) => userName}
      columns={[
        {
          key: "until",
          head: t("excludedUntil"),
          cell: ({ selfExcludedUntil }) => (selfExcludedUntil ? <When at={selfExcludedUntil} /> : "—"),
        },
        { key: "cash", head: t("cash"), isNumber: true, cell: ({ cash }) => <Baht amount={cash} /> },
        { key: "held", head: t("held"), isNumber: true, cell: ({ held }) => <Baht amount={held} /> },
      ]}
      onExport={() => exportCsv("queues", "allProtected", owed, "protection")}
    >
      {(row, onDone) => <ProtectionItem row={row} onDone={onDone} />}
    </Queue>
  );
}
