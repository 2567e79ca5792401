"use client";
import Alert from "@mui/material/Alert";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
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
        <TextField
          label={t("oldPassword")}
          type="password"
          autoComplete="current-password"
          required
          value={oldPassword}
          onChange={(event) => setOld(event.target.value)}
        />
        <TextField
          label={t("newPassword")}
          type="password"
          autoComplete="new-password"
          required
          helperText={t("newPasswordHelp")}
          value={newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
        <FaultText fault={change.error} />
        {change.isSuccess && !oldPassword ? (
          <Alert severity="success" variant="outlined">
            {t("changed")}
          </Alert>
        ) : null}
        <Button type="submit" look="primary" disabled={change.isPending} isNarrow>
          {t("changePassword")}
        </Button>
      </form>
    </Section>
  );
}
