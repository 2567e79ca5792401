"use client";
import { readPhone } from "@/lib/domain/members/phone";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";

/** Asks for another phone number; a second operator decides. */
export function SetPhone({ member, onClose, onWaiting }: MemberActProps) {
  const t = useConsoleWords("members");
  const { uuid, userName, phoneNumber: present } = member;
  const form = useActForm(useAct("members", "setMemberPhone"), {
    reasons: "member",
    defaultValues: { phoneNumber: "" },
    read: (boxes, reason) => {
      const phoneNumber = readPhone(boxes.needed("phoneNumber"));
      if (phoneNumber === null) return boxes.wrong("phoneNumber", t("phoneHelp"));
      if (phoneNumber === present) return boxes.wrong("phoneNumber", t("phoneSame"));
      return { uuid, phoneNumber, reason };
    },
    onDone: ({ state }) => {
      onClose();
      if (state === "waiting") onWaiting();
    },
    boxOf: { "phone-taken": "phoneNumber" },
  });
  return (
    <ActDialog
      title={t("phoneOf", { name: userName })}
      label={t("askSecond")}
      hasOwnField
      form={form}
      onClose={onClose}
    >
      <p>{t("needsSecond")}</p>
      <Facts facts={[[t("presentPhone"), present ?? "—"]]} />
      <TypedField
        form={form}
        name="phoneNumber"
        type="tel"
        autoFocus
        margin="dense"
        label={t("newPhone")}
        help={readPhone(form.watch("phoneNumber")) ?? t("phoneHelp")}
        clean={plainDigits}
        box={{ maxLength: 32, autoComplete: "off" }}
      />
    </ActDialog>
  );
}
