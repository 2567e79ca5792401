"use client";
import { type FormEvent, useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** A new password ends every other session. */
export function ChangePassword() {
  const t = useConsoleWords("account");
  const [oldPassword, setOld] = useState("");
  const [newPassword, setNew] = useState("");
  const change = useAct("session", "changeOperatorPassword");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { body: { oldPassword, newPassword } },
      {
        onSuccess: () => {
          setOld("");
          setNew("");
        },
      },
    );
  };
  return (
    <Section title={t("changePassword")}>
      <form onSubmit={submit} style={{ display: "grid", gap: 16, maxWidth: 400 }}>
        <Field
          label={t("oldPassword")}
          type="password"
          autoComplete="current-password"
          required
          value={oldPassword}
          onChange={(event) => setOld(event.target.value)}
        />
        <Field
          label={t("newPassword")}
          type="password"
          autoComplete="new-password"
          required
          help={t("newPasswordHelp")}
          value={newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
        <FaultText fault={change.error} />
        {change.isSuccess && !oldPassword ? <Note tone="success">{t("changed")}</Note> : null}
        <Button type="submit" look="primary" disabled={change.isPending} isNarrow>
          {t("changePassword")}
        </Button>
      </form>
    </Section>
  );
}
