"use client";
import { addSatang, subtractSatang } from "@/lib/domain/money/money";
import { readCurrency } from "@/lib/domain/money/typed-amount";
import { useAct } from "@/stores/console/use-act";
import { useActKey } from "@/stores/console/use-act-key";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { Baht } from "../fields/values";
import { PickField, TypedField } from "../form/typed-field";
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

const increases: ReadonlySet<string> = new Set<Adjustment>(["ADMIN_INCREASE", "ADMIN_MOVE_INCREASE"]);

/** Increases or decreases a member's spendable money; above a limit a second operator decides. */
export function AdjustMoney({ member, onClose, onWaiting }: MemberActProps) {
  const t = useConsoleWords("members");
  const { uuid, userName, cash } = member;
  const afterwards = (type: string, typed: string) => {
    const amount = readCurrency(typed);
    if (amount === null) return null;
    return increases.has(type) ? addSatang(cash, amount) : subtractSatang(cash, amount);
  };
  const form = useActForm(useAct("members", "adjustMoney"), {
    reasons: "money",
    defaultValues: { type: adjustments[0], amount: "" },
    read: (boxes, reason) => {
      const amount = readCurrency(boxes.needed("amount"));
      if (amount === null || amount <= 0) return boxes.wrong("amount", t("amountMalformed"));
      const type = boxes.text("type") as Adjustment;
      if (Number(afterwards(type, boxes.text("amount"))) < 0) return boxes.wrong("amount", t("tooMuch"));
      return { uuid, type, amount, reason };
    },
    key: useActKey(),
    onDone: ({ state }) => {
      onClose();
      if (state === "waiting") onWaiting();
    },
    boxOf: { "balance-too-low": "amount" },
  });
  const after = afterwards(form.watch("type"), form.watch("amount"));
  return (
    <ActDialog
      title={t("moneyOf", { name: userName })}
      label={t("act.adjust")}
      hasOwnField
      form={form}
      onClose={onClose}
    >
      <p>{t("adjustHelp")}</p>
      <PickField
        form={form}
        name="type"
        margin="dense"
        label={t("adjustment")}
        choices={adjustments.map((each) => [each, t(`adjustment.${each}`)] as const)}
      />
      <TypedField
        form={form}
        name="amount"
        autoFocus
        label={t("amountBaht")}
        box={{ inputMode: "decimal", autoComplete: "off", maxLength: 16 }}
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
