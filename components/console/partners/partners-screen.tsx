"use client";
import { useState } from "react";
import type { OperatorPartner } from "@/lib/contract/operators/partners";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { PartnerKeys } from "./partner-keys";

/** Game partners and their states; for administrators the keys by which partners sign their members in. */
export function PartnersScreen() {
  const t = useConsoleWords("partners");
  const may = useMay();
  return (
    <>
      <PageHead title={t("title")} />
      <GamePartners />
      {may("administrator") ? <PartnerKeys /> : null}
    </>
  );
}

const GameStateDialog = onDemand(() =>
  import("./game-state-dialog").then((module) => module.GameStateDialog),
);

/** Partners in the lobby's order: open to members or not, and whether a service is configured. */
function GamePartners() {
  const t = useConsoleWords("partners");
  const mayAct = useMay()("administrator");
  const { data, isPending, error } = useAsk("partners", "allPartners");
  const [opened, open] = useState<OperatorPartner | null>(null);
  const columns: Column<OperatorPartner>[] = [
    { key: "partner", head: t("partner"), cell: ({ partner }) => <strong>{partner}</strong> },
    { key: "state", head: t("state"), cell: ({ state }) => t(`state.${state}`) },
    {
      key: "connected",
      head: t("connected"),
      cell: ({ isConnected }) => t(isConnected ? "connectedYes" : "connectedNo"),
    },
  ];
  if (mayAct)
    columns.push({
      key: "change",
      head: t("change"),
      cell: (row) => (
        <Button size="small" onClick={() => open(row)} aria-label={t("changeOf", { name: row.partner })}>
          {t("change")}
        </Button>
      ),
    });
  return (
    <Section title={t("games")}>
      <RecordList
        label={t("games")}
        columns={columns}
        list={{ rows: data ?? [], isPending, error }}
        keyOf={({ partner }) => partner}
        empty=""
      />
      {opened ? <GameStateDialog row={opened} onClose={() => open(null)} /> : null}
    </Section>
  );
}
