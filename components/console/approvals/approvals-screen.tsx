"use client";
import type { ApprovalRow } from "@/lib/contract/operators/approvals";
import { approvalStates } from "@/lib/domain/operators/approval";
import { exportCsv } from "@/stores/console/export-csv";
import { useAsk, useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Baht, When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { useTargetName } from "./target-name";

const ApprovalDialog = onDemand(() => import("./approval-dialog").then((module) => module.ApprovalDialog));

/** Actions that need a second operator: what waits for the reader, what they asked for, what was decided. */
export function ApprovalsScreen() {
  const t = useConsoleWords("approvals");
  const address = useAddress();
  const body = {
    state: approvalStates.find((state) => state === address.get("state")),
    scope: (["for-me", "mine"] as const).find((scope) => scope === address.get("scope")),
  };
  // A link to one of them opens it, wherever it stands in the list.
  const id = address.get("id");
  const opened = useAsk("approvals", "oneApproval", { id: id ?? "" }, { isNeeded: id !== undefined });
  const list = useAskPages("approvals", "allApprovals", body, { everyMs: 5_000 });
  const nameOf = useTargetName();
  const columns: Column<ApprovalRow>[] = [
    {
      key: "kind",
      head: t("kind"),
      cell: (row) => (
        <Button onClick={() => address.set({ id: row.id })} look="link">
          {t.code("kind", row.kind)}
        </Button>
      ),
    },
    { key: "target", head: t("target"), cell: ({ target }) => nameOf(target) },
    { key: "why", head: t("why"), cell: ({ why }) => t.code("why", why) },
    {
      key: "amount",
      head: t("amount"),
      isNumber: true,
      cell: ({ amount }) => (amount === null ? "—" : <Baht amount={amount} />),
    },
    { key: "maker", head: t("maker"), cell: ({ maker }) => maker?.userName ?? t("site") },
    { key: "made", head: t("made"), cell: ({ madeAt }) => <When at={madeAt} /> },
    {
      key: "state",
      head: t("state"),
      cell: ({ state, mayDecide }) => (mayDecide ? <strong>{t("yours")}</strong> : t.code("state", state)),
    },
  ];
  return (
    <>
      <PageHead title={t("title")} />
      <ListBar onExport={() => exportCsv("approvals", "allApprovals", body, "approvals")}>
        <ChoiceFilter
          name="scope"
          label={t("scope")}
          choices={[
            ["for-me", t("scope.for-me")],
            ["mine", t("scope.mine")],
          ]}
        />
        <ChoiceFilter
          name="state"
          label={t("state")}
          choices={approvalStates.map((state) => [state, t.code("state", state)] as const)}
        />
      </ListBar>
      <RecordList label={t("title")} columns={columns} list={list} keyOf={({ id }) => id} empty={t("none")} />
      {id !== undefined && opened.data ? (
        <ApprovalDialog approval={opened.data} onClose={() => address.set({ id: undefined })} />
      ) : null}
    </>
  );
}
