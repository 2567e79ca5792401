"use client";
import { useState } from "react";
import type { HouseAccount } from "@/lib/contract/operators/house-accounts";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";

const AddHouseAccount = onDemand(() =>
  import("./add-house-account").then((module) => module.AddHouseAccount),
);

/** The accounts to which members transfer. Adding, closing and opening one needs two super administrators. */
export function HouseAccounts() {
  const t = useConsoleWords("settings");
  const may = useMay();
  const { data = [], isPending, error } = useAsk("houseAccounts", "allHouseAccounts");
  const change = useAct("houseAccounts", "changeHouseAccount");
  const [opened, open] = useState<HouseAccount | null>(null);
  const [isAdding, setAdding] = useState(false);
  const columns: Column<HouseAccount>[] = [
    { key: "bank", head: t("bank"), cell: ({ bankCode }) => bankCode },
    { key: "number", head: t("number"), cell: ({ accountNumber }) => accountNumber },
    { key: "name", head: t("name"), cell: ({ name }) => name },
    { key: "waiting", head: t("waiting"), isNumber: true, cell: ({ waiting }) => waiting },
    { key: "feed", head: t("feed"), cell: ({ feedReadAt }) => (feedReadAt ? <When at={feedReadAt} /> : "—") },
    { key: "state", head: t("state"), cell: ({ closedAt }) => t(closedAt ? "accountClosed" : "accountOpen") },
    {
      key: "change",
      head: t("change"),
      cell: (row) =>
        may("superAdmin") ? (
          <Button onClick={() => open(row)}>{t(row.closedAt ? "accountReopen" : "accountClose")}</Button>
        ) : (
          "—"
        ),
    },
  ];
  const isWaiting = change.data?.state === "waiting";
  return (
    <Section
      title={t("accounts")}
      aside={may("superAdmin") ? <Button onClick={() => setAdding(true)}>{t("accountAdd")}</Button> : null}
    >
      <RecordList
        label={t("accounts")}
        columns={columns}
        list={{ rows: data, isPending, error }}
        keyOf={({ bankId }) => String(bankId)}
        empty={t("accountsNone")}
      />
      {isAdding ? <AddHouseAccount onClose={() => setAdding(false)} /> : null}
      {opened ? (
        <ActDialog
          title={`${opened.bankCode} ${opened.accountNumber}`}
          label={t(opened.closedAt ? "accountReopen" : "accountClose")}
          reasons="house"
          isReady={!isWaiting}
          isPending={change.isPending}
          fault={change.error}
          onAct={(reason = "") =>
            change.mutate({ body: { bankId: opened.bankId, isOpen: opened.closedAt !== null, reason } })
          }
          onClose={() => {
            change.reset();
            open(null);
          }}
        >
          {isWaiting ? <WaitsForSecond /> : null}
        </ActDialog>
      ) : null}
    </Section>
  );
}
