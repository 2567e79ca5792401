"use client";
import { useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import { type DetailsOf, isFault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import { useAct } from "@/stores/console/use-act";
import { useOffersPasskeys, usePasskeyProof } from "@/stores/console/use-passkeys";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";

/** Name and password; where a second factor is set up, a code or a passkey is asked next and nothing has to be typed again. */
export function LoginScreen() {
  const t = useConsoleWords("account");
  const params = useSearchParams();
  const [userName, setUserName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, askCode] = useState(false);
  const [challenge, setChallenge] = useState<DetailsOf<"second-factor-needed">>();
  const offersPasskeys = useOffersPasskeys();
  const passkey = usePasskeyProof();
  const login = useAct("session", "operatorLogin");
  const enter = (proof: Partial<FactorProof>) =>
    login.mutate(
      { body: { userName, password, ...proof } },
      {
        onSuccess: ({ secondFactor }) =>
          location.assign(
            secondFactor === "needed" ? "/operator/second-factor" : nextPage(params.get("next")),
          ),
        onError: (fault) => {
          if (!isFault(fault, "second-factor-needed")) return;
          askCode(true);
          setChallenge(fault.details);
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    enter(asksCode && typed ? { code: typed } : {});
  };
  // Each challenge counts once: after a refusal the password alone brings the next one.
  const sign = () =>
    passkey.mutate(challenge, {
      onSuccess: (proof) => {
        if (!proof) return;
        setChallenge(undefined);
        enter(proof);
      },
    });
  const fault = isFault(login.error, "second-factor-needed") ? passkey.error : login.error;
  const asksPasskey = offersPasskeys === true && challenge !== undefined;
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
        {asksPasskey ? (
          <Button
            key="passkey"
            autoFocus
            look="primary"
            onClick={sign}
            disabled={passkey.isPending || login.isPending}
          >
            {t("factorByPasskey")}
          </Button>
        ) : null}
        {passkey.data === null ? <Note tone="info">{t("passkeyDismissed")}</Note> : null}
        {asksCode ? (
          <Field
            key="code"
            autoFocus={!asksPasskey}
            label={t("code")}
            help={t("codeHelp")}
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : null}
        <FaultText fault={fault} />
        <Button
          type="submit"
          look={asksPasskey ? "quiet" : "primary"}
          disabled={login.isPending || login.isSuccess}
        >
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
