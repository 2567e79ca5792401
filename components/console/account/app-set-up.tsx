"use client";
import dynamic from "next/dynamic";
import { type FormEvent, useEffect, useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";

/** Drawn in the browser: the secret is in no other file or answer. */
const QrPicture = dynamic(() => import("@/components/ui/qr-picture").then((module) => module.QrPicture));

/** Sets up the authenticator app: its secret, and a first code. */
export function AppSetUp({
  confirm,
  isSecondWay,
}: {
  confirm: ReturnType<typeof useAct<"secondFactor", "confirmSecondFactor">>;
  /** The page's main button is another one. */
  isSecondWay: boolean;
}) {
  const t = useConsoleWords("account");
  const enrol = useAct("secondFactor", "enrolSecondFactor");
  const [code, setCode] = useState("");
  const { mutate: begin } = enrol;
  useEffect(() => begin({}), [begin]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { code: code.trim() } });
  };
  return (
    <form onSubmit={submit} className={styles.steps}>
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
      <Button
        type="submit"
        look={isSecondWay ? "quiet" : "primary"}
        disabled={code.length !== 6 || confirm.isPending}
      >
        {t("confirm")}
      </Button>
    </form>
  );
}
