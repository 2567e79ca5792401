"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { addSatang, subtractSatang } from "@/lib/domain/money/money";
import { readCurrency } from "@/lib/domain/money/typed-amount";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { useActKey } from "@/stores/console/use-act-key";
import { ActDialog } from "../act/act-dialog";
import { Baht } from "../fields/values";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";

const adjustments = [
  "ADMIN_INCREASE",
  "ADMIN_DECREASE",
  "ADMIN_MOVE_INCREASE",
  "ADMIN_MOVE_DECREASE",
] as const;
type Adjustment = (typeof adjustments)[number];

const increases: ReadonlySet<Adjustment> = new Set(["ADMIN_INCREASE", "ADMIN_MOVE_INCREASE"]);

/** Increases or decreases a member's spendable money; above a limit a second operator decides. */
export function AdjustMoney({ member, onClose, onWaiting }: MemberActProps) {
  const t = useConsoleWords("members");
  const { uuid, userName, cash } = member;
  const key = useActKey();
  const [type, setType] = useState<Adjustment>("ADMIN_INCREASE");
  const [typed, setTyped] = useState("");
  const act = useAct("members", "adjustMoney");
  const amount = readCurrency(typed);
  const after =
    amount === null ? null : increases.has(type) ? addSatang(cash, amount) : subtractSatang(cash, amount);
  const isTooMuch = after !== null && after < 0;
  const submit = (reason: Reason = "") => {
    if (amount === null) return;
    act.mutate(
      { body: { uuid, type, amount, reason }, key },
      {
        onSuccess: ({ state }) => {
          onClose();
          if (state === "waiting") onWaiting();
        },
      },
    );
  };
  return (
    <ActDialog
      title={t("moneyOf", { name: userName })}
      label={t("act.adjust")}
      reasons="money"
      hasOwnField
      isReady={amount !== null && amount > 0 && !isTooMuch}
      isPending={act.isPending}
      fault={act.error}
      onAct={submit}
      onClose={onClose}
    >
      <p>{t("adjustHelp")}</p>
      <TextField
        select
        margin="dense"
        label={t("adjustment")}
        value={type}
        onChange={(event) => setType(event.target.value as Adjustment)}
      >
        {adjustments.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`adjustment.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        autoFocus
        label={t("amountBaht")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isTooMuch || (typed.trim() !== "" && amount === null)}
        helperText={isTooMuch ? t("tooMuch") : undefined}
        slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off", maxLength: 16 } }}
      />
      <Facts
        facts={[
          [t("cash"), <Baht key="cash" amount={cash} />],
          [t("cashAfter"), after === null ? "—" : <Baht key="after" amount={after} />],
        ]}
      />
    </ActDialog>
  );
}
