"use client";
import dynamic from "next/dynamic";
import { type FormEvent, useEffect, useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";

/** Drawn in the browser: the secret is in no other file or answer. */
const QrPicture = dynamic(() => import("@/components/ui/qr-picture").then((module) => module.QrPicture));

/** Sets up the authenticator app: its secret, a first code, then the recovery codes, shown once. */
export function SecondFactorScreen() {
  const t = useConsoleWords("account");
  const enrol = useAct("secondFactor", "enrolSecondFactor");
  const confirm = useAct("secondFactor", "confirmSecondFactor");
  const [code, setCode] = useState("");
  const { mutate: begin } = enrol;
  useEffect(() => begin({}), [begin]);
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { code: code.trim() } });
  };
  return (
    <main className={styles.door}>
      <form onSubmit={submit} className={styles.card}>
        <h1>{t("factor")}</h1>
        <p>{t("factorText")}</p>
        {enrol.data ? (
          <>
            <div className={styles.qr}>
              <QrPicture text={enrol.data.uri} label={t("factorQr")} />
            </div>
            <p>{t("factorByHand")}</p>
            <code className={styles.secret}>{enrol.data.secret}</code>
          </>
        ) : null}
        <FaultText fault={enrol.error} />
        <Field
          label={t("code")}
          required
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ""))}
          inputMode="numeric"
          maxLength={6}
        />
        <FaultText fault={confirm.error} />
        <Button type="submit" look="primary" disabled={code.length !== 6 || confirm.isPending}>
          {t("confirm")}
        </Button>
      </form>
    </main>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useConsoleWords("account");
  return (
    <main className={styles.door}>
      <div className={styles.card}>
        <h1>{t("recovery")}</h1>
        <Note tone="warning">{t("recoveryText")}</Note>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button look="primary" onClick={() => location.assign("/operator")}>
          {t("recoveryKept")}
        </Button>
      </div>
    </main>
  );
}
