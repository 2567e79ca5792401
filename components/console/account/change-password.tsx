"use client";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { useCallForm } from "../form/use-call-form";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** A new password ends every other session. */
export function ChangePassword() {
  const t = useConsoleWords("account");
  const change = useAct("session", "changeOperatorPassword");
  const form = useCallForm(change, {
    defaultValues: { oldPassword: "", newPassword: "" },
    read: (boxes) => {
      for (const name of ["oldPassword", "newPassword"] as const) boxes.needed(name);
      return { oldPassword: boxes.whole("oldPassword"), newPassword: boxes.whole("newPassword") };
    },
    onDone: () => {
      form.ref.current?.reset();
    },
    boxOf: { "password-wrong": "oldPassword", "password-weak": "newPassword" },
  });
  return (
    <Section title={t("changePassword")}>
      <form {...form.props} style={{ display: "grid", gap: 16, maxWidth: 400 }}>
        <Field
          {...form.register("oldPassword")}
          label={t("oldPassword")}
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          {...form.register("newPassword")}
          label={t("newPassword")}
          type="password"
          autoComplete="new-password"
          required
          help={t("newPasswordHelp")}
        />
        <FaultText fault={form.refusal} />
        {change.isSuccess ? <Note tone="success">{t("changed")}</Note> : null}
        <Button type="submit" look="primary" disabled={form.isSubmitting} isNarrow>
          {t("changePassword")}
        </Button>
      </form>
    </Section>
  );
}
