"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";

const kinds = ["bank", "wallet"] as const;

/** A new account of the site, once a second super administrator has agreed. */
export function AddHouseAccount({ onClose }: { onClose: () => void }) {
  const t = useConsoleWords("settings");
  const [kind, setKind] = useState<(typeof kinds)[number]>("bank");
  const [bankCode, setBankCode] = useState("");
  const [accountNumber, setAccountNumber] = useState("");
  const [name, setName] = useState("");
  const [promptPay, setPromptPay] = useState("");
  const add = useAct("houseAccounts", "addHouseAccount");
  const isWaiting = add.data?.state === "waiting";
  const field = (label: string, value: string, set: (value: string) => void, isRequired = true) => (
    <TextField
      required={isRequired}
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      autoComplete="off"
    />
  );
  return (
    <ActDialog
      title={t("accountAdd")}
      label={t("accountAdd")}
      reasons="house"
      isReady={bankCode !== "" && accountNumber !== "" && name !== "" && !isWaiting}
      isPending={add.isPending}
      fault={add.error}
      onAct={(reason = "") =>
        add.mutate({
          body: {
            kind,
            bankCode,
            accountNumber,
            name,
            promptPay: promptPay.replace(/\D/g, "") || null,
            reason,
          },
        })
      }
      onClose={onClose}
    >
      <TextField
        select
        margin="dense"
        label={t("kind")}
        value={kind}
        onChange={(event) => setKind(event.target.value as (typeof kinds)[number])}
      >
        {kinds.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`kind.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {field(t("bankCode"), bankCode, (typed) => setBankCode(typed.toUpperCase()))}
      {field(t("number"), accountNumber, setAccountNumber)}
      {field(t("name"), name, setName)}
      {field(t("promptPay"), promptPay, setPromptPay, false)}
      {isWaiting ? <WaitsForSecond /> : null}
    </ActDialog>
  );
}
