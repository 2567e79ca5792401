"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { announcedAmount } from "@/lib/domain/deposits/feed-row-fit";
import { readCurrency, typedFrom } from "@/lib/domain/money/typed-amount";
import { bangkokIso } from "@/lib/domain/time/time";
import { readMoment } from "@/lib/domain/time/typed-moment";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { useSiteTime } from "@/stores/console/use-site-time";
import { ActDialog } from "../act/act-dialog";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";

interface Props {
  /** What the row is typed for: its facts stand in the form. */
  deposit?: OperatorDeposit | undefined;
  onClose: () => void;
}

/** How a row that an operator typed is marked among those of the banks. */
const CHANNEL = "typed";

/** A credit on one of the site's accounts, copied from the bank's own page. Another operator has to resolve it. */
export function TypeRowDialog({ deposit, onClose }: Props) {
  const t = useConsoleWords("queues");
  const { data: accounts } = useAsk("houseAccounts", "allHouseAccounts");
  const create = useAct("bankFeed", "createFeedRow");
  const nowMs = useSiteTime();
  const at = deposit?.report?.transferredAt ?? (nowMs > 0 ? bangkokIso(nowMs) : "");
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const value = {
    account: String(deposit?.bankId ?? accounts?.[0]?.bankId ?? ""),
    amount: deposit ? typedFrom(announcedAmount(deposit)) : "",
    day: at.slice(0, 10),
    clock: at.slice(11, 16),
    ref: "",
    from: deposit?.sender?.accountNumber ?? "",
    ...typed,
  };
  const amount = readCurrency(value.amount);
  const atMs = readMoment(value.day, value.clock);
  const ref = value.ref.trim();
  const isReady = value.account !== "" && amount !== null && amount > 0 && atMs !== null && ref !== "";
  const field = (name: keyof typeof value, label: string, more: object = {}) => (
    <TextField
      required={name !== "from"}
      margin="dense"
      label={label}
      value={value[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      {...more}
    />
  );
  const enter = () => {
    if (!isReady) return;
    const from = value.from.trim();
    const body = {
      bankAccountId: Number(value.account),
      amount,
      at: bangkokIso(atMs),
      ref,
      channel: CHANNEL,
      ...(from && { fromAccount: from }),
    };
    create.mutate({ body });
  };
  if (create.data)
    return (
      <ActDialog
        title={t("typeRow")}
        label={t("close")}
        reasons="none"
        isPending={false}
        fault={null}
        onAct={onClose}
        onClose={onClose}
      >
        <Note tone="success">{t(create.data.matched ? "typedMatched" : "typedWaits")}</Note>
      </ActDialog>
    );
  return (
    <ActDialog
      title={t("typeRow")}
      label={t("typeRowSave")}
      reasons="none"
      isReady={isReady}
      isPending={create.isPending}
      fault={create.error}
      onAct={enter}
      onClose={onClose}
    >
      <p>{t("typeRowText")}</p>
      {field("account", t("toAccount"), {
        select: true,
        children: accounts
          ?.filter(({ kind }) => kind !== "chain")
          .map(({ bankId, bankCode, accountNumber, name }) => (
            <MenuItem key={bankId} value={String(bankId)}>
              {bankCode} {accountNumber} {name}
            </MenuItem>
          )),
      })}
      {field("amount", t("amount"), {
        slotProps: { htmlInput: { inputMode: "decimal" }, inputLabel: { shrink: true } },
      })}
      {field("day", t("day"), { type: "date" })}
      {field("clock", t("clock"), { type: "time" })}
      {field("ref", t("ref"), {
        autoFocus: true,
        slotProps: { htmlInput: { maxLength: 120 }, inputLabel: { shrink: true } },
      })}
      {field("from", t("fromAccount"), {
        slotProps: { htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } },
      })}
    </ActDialog>
  );
}
