"use client";
import { legalNameFault, readLegalName } from "@/lib/domain/members/legal-name";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import type { MemberActProps } from "./member-act";

/** Asks for another legal name; a second operator decides. */
export function SetName({ member: { uuid, userName }, onClose, onWaiting }: MemberActProps) {
  const t = useConsoleWords("members");
  const { data: evidence } = useAsk("memberEvidence", "memberEvidence", { uuid });
  const form = useActForm(useAct("members", "setMemberName"), {
    reasons: "member",
    defaultValues: { name: "" },
    read: (boxes, reason) => {
      const typed = boxes.needed("name");
      const name = readLegalName(typed);
      if (legalNameFault(typed) !== null || !/\p{L}/u.test(name))
        return boxes.wrong("name", t("nameMalformed"));
      if (name === evidence?.name) return boxes.wrong("name", t("nameSame"));
      return { uuid, name, reason };
    },
    onDone: ({ state }) => {
      onClose();
      if (state === "waiting") onWaiting();
    },
  });
  return (
    <ActDialog
      title={t("nameOf", { name: userName })}
      label={t("askSecond")}
      hasOwnField
      form={form}
      onClose={onClose}
    >
      <p>{t("needsSecond")}</p>
      <Facts facts={[[t("presentName"), evidence?.name || "—"]]} />
      <TypedField
        form={form}
        name="name"
        autoFocus
        margin="dense"
        label={t("newName")}
        help={t("nameHelp")}
        box={{ maxLength: 120, autoComplete: "off" }}
      />
    </ActDialog>
  );
}
