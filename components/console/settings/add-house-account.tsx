"use client";
import { readPromptPay } from "@/lib/domain/deposits/prompt-pay";
import { useAct } from "@/stores/console/use-act";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { PickField, TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";

const kinds = ["bank", "wallet"] as const;

/** A new account of the site, once a second super administrator has agreed. */
export function AddHouseAccount({ onClose }: { onClose: () => void }) {
  const t = useConsoleWords("settings");
  const add = useAct("houseAccounts", "addHouseAccount");
  const form = useActForm(add, {
    reasons: "house",
    defaultValues: { kind: kinds[0], bankCode: "", accountNumber: "", name: "", promptPay: "" },
    read: (boxes, reason) => {
      const typed = boxes.text("promptPay");
      const promptPay = readPromptPay(typed);
      if (typed !== "" && promptPay === null) boxes.wrong("promptPay", t("promptPayWrong"));
      return {
        kind: boxes.text("kind") as (typeof kinds)[number],
        bankCode: boxes.needed("bankCode"),
        accountNumber: boxes.needed("accountNumber"),
        name: boxes.needed("name"),
        promptPay,
        reason,
      };
    },
    boxOf: { "bank-account-taken": "accountNumber" },
  });
  const isWaiting = add.data?.state === "waiting";
  return (
    <ActDialog
      title={t("accountAdd")}
      label={t("accountAdd")}
      isReady={!isWaiting}
      form={form}
      onClose={onClose}
    >
      <PickField
        form={form}
        name="kind"
        margin="dense"
        label={t("kind")}
        choices={kinds.map((each) => [each, t(`kind.${each}`)] as const)}
      />
      <TypedField
        form={form}
        name="bankCode"
        required
        label={t("bankCode")}
        clean={(typed) => typed.toUpperCase()}
        autoComplete="off"
      />
      <TypedField form={form} name="accountNumber" required label={t("number")} autoComplete="off" />
      <TypedField form={form} name="name" required label={t("name")} autoComplete="off" />
      <TypedField form={form} name="promptPay" label={t("promptPay")} autoComplete="off" />
      {isWaiting ? <WaitsForSecond /> : null}
    </ActDialog>
  );
}
