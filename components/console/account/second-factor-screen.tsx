"use client";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useAct } from "@/stores/console/use-act";
import { useAddPasskey, useOffersPasskeys } from "@/stores/console/use-passkeys";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { useCallForm } from "../form/use-call-form";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";
import { RecoveryCodes } from "./recovery-codes";

/** Sets up a second factor, a passkey or an authenticator app; then the recovery codes, shown once. */
export function SecondFactorScreen() {
  const t = useConsoleWords("account");
  const offersPasskeys = useOffersPasskeys();
  const add = useAddPasskey();
  const confirm = useAct("secondFactor", "confirmSecondFactor");
  const codes = add.data?.recoveryCodes ?? confirm.data?.recoveryCodes;
  return (
    <main className={styles.door}>
      {codes ? (
        <div className={styles.card}>
          <h1>{t("recovery")}</h1>
          <Note tone="warning">{t("recoveryText")}</Note>
          <RecoveryCodes codes={codes} />
          <Button look="primary" onClick={() => location.assign("/operator")}>
            {t("recoveryKept")}
          </Button>
        </div>
      ) : (
        <div className={styles.card}>
          <h1>{t("factor")}</h1>
          {offersPasskeys ? (
            <>
              <p>{t("factorPasskeyText")}</p>
              <Button look="primary" disabled={add.isPending} onClick={() => add.mutate({})}>
                {t("factorByPasskey")}
              </Button>
              {add.data === null ? <Note tone="info">{t("passkeyDismissed")}</Note> : null}
              <FaultText fault={add.error} />
              <h2>{t("factorByApp")}</h2>
            </>
          ) : null}
          <AppSetUp confirm={confirm} isSecondWay={offersPasskeys === true} />
        </div>
      )}
    </main>
  );
}

/** Of a code. */
const DIGITS = 6;

/** Drawn in the browser: the secret is in no other file or answer. */
const QrPicture = dynamic(() => import("@/components/ui/art/qr-picture").then((module) => module.QrPicture));

/** Sets up the authenticator app: its secret, and a first code. */
function AppSetUp({
  confirm,
  isSecondWay,
}: {
  confirm: ReturnType<typeof useAct<"secondFactor", "confirmSecondFactor">>;
  /** The page's main button is another one. */
  isSecondWay: boolean;
}) {
  const t = useConsoleWords("account");
  const enrol = useAct("secondFactor", "enrolSecondFactor");
  const { mutate: begin } = enrol;
  useEffect(() => begin({}), [begin]);
  const form = useCallForm(confirm, {
    defaultValues: { code: "" },
    read: (boxes) => {
      const code = boxes.needed("code").replace(/\D/g, "");
      return code.length === DIGITS ? { code } : boxes.malformed("code");
    },
    boxOf: { "second-factor-wrong": "code" },
  });
  return (
    <form {...form.props} className={styles.steps}>
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
        {...form.register("code")}
        label={t("code")}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FaultText fault={form.refusal} />
      <Button type="submit" look={isSecondWay ? "quiet" : "primary"} disabled={form.isSubmitting}>
        {t("confirm")}
      </Button>
    </form>
  );
}
