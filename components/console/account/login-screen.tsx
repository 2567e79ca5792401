"use client";
import { useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import { isFault } from "@/lib/contract/fault";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";

/** Name and password; where a second factor is set up, its code is asked next and nothing has to be typed again. */
export function LoginScreen() {
  const t = useConsoleWords("account");
  const params = useSearchParams();
  const [userName, setUserName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, askCode] = useState(false);
  const login = useAct("session", "operatorLogin");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate(
      { body: { userName, password, ...(asksCode && { code: code.trim() }) } },
      {
        onSuccess: ({ secondFactor }) =>
          location.assign(
            secondFactor === "needed" ? "/operator/second-factor" : nextPage(params.get("next")),
          ),
        onError: (fault) => askCode((asks) => asks || isFault(fault, "second-factor-needed")),
      },
    );
  };
  const fault = isFault(login.error, "second-factor-needed") ? null : login.error;
  return (
    <main className={styles.door}>
      <form onSubmit={submit} className={styles.card}>
        <h1>{t("login")}</h1>
        {params.has("over") && !login.error ? <Note tone="info">{t("over")}</Note> : null}
        <Field
          label={t("userName")}
          autoComplete="username"
          autoFocus
          required
          value={userName}
          onChange={(event) => setUserName(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          label={t("password")}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {asksCode ? (
          <Field
            key="code"
            autoFocus
            required
            label={t("code")}
            help={t("codeHelp")}
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : null}
        <FaultText fault={fault} />
        <Button type="submit" look="primary" disabled={login.isPending || login.isSuccess}>
          {t("enter")}
        </Button>
      </form>
    </main>
  );
}

/** The page that was asked for; only one of the console's own. */
export function nextPage(asked: string | null): string {
  return asked && /^\/operator(?:[/?#]|$)/.test(asked) ? asked : "/operator";
}
