"use client";
import { useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { type DetailsOf, isFault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import { useAct } from "@/stores/console/use-act";
import { useOffersPasskeys, usePasskeyProof } from "@/stores/console/use-passkeys";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { useCallForm } from "../form/use-call-form";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";

/** Name and password; where a second factor is set up, a code or a passkey is asked next and nothing has to be typed again. */
export function LoginScreen() {
  const t = useConsoleWords("account");
  const params = useSearchParams();
  const [asksCode, askCode] = useState(false);
  const [challenge, setChallenge] = useState<DetailsOf<"second-factor-needed">>();
  const offersPasskeys = useOffersPasskeys();
  const passkey = usePasskeyProof();
  const login = useAct("session", "operatorLogin");
  /** The passkey's signature, until it is sent. */
  const signed = useRef<FactorProof>(undefined);
  const enter = ({ body }: { body: Parameters<typeof login.mutateAsync>[0]["body"] & object }) => {
    const proof = signed.current;
    signed.current = undefined;
    const { userName, password } = body;
    return login.mutateAsync({ body: proof ? { userName, password, ...proof } : body });
  };
  const form = useCallForm(
    { mutateAsync: enter, loadSchema: login.loadSchema },
    {
      defaultValues: { userName: "", password: "", code: "" },
      read: (boxes) => {
        const [userName, code] = [boxes.needed("userName"), boxes.text("code")];
        boxes.needed("password");
        return { userName, password: boxes.whole("password"), ...(code && { code }) };
      },
      onDone: ({ secondFactor }) =>
        location.assign(secondFactor === "needed" ? "/operator/second-factor" : nextPage(params.get("next"))),
      takes: (fault) => {
        const isNeeded = isFault(fault, "second-factor-needed");
        if (isNeeded) {
          askCode(true);
          setChallenge(fault.details);
        }
        return isNeeded;
      },
    },
  );
  // Each challenge counts once: after a refusal the password alone brings the next one.
  const sign = () =>
    passkey.mutate(challenge, {
      onSuccess: (proof) => {
        if (!proof) return;
        setChallenge(undefined);
        signed.current = proof;
        form.ref.current?.requestSubmit();
      },
    });
  const asksPasskey = offersPasskeys === true && challenge !== undefined;
  return (
    <main className={styles.door}>
      <form {...form.props} className={styles.card}>
        <h1>{t("login")}</h1>
        {params.has("over") && !login.error ? <Note tone="info">{t("over")}</Note> : null}
        <Field
          {...form.register("userName")}
          label={t("userName")}
          autoComplete="username"
          autoFocus
          required
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...form.register("password")}
          label={t("password")}
          type="password"
          autoComplete="current-password"
          required
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
            {...form.register("code")}
            autoFocus={!asksPasskey}
            label={t("code")}
            help={t("codeHelp")}
            autoComplete="one-time-code"
          />
        ) : null}
        <FaultText fault={form.refusal ?? passkey.error} />
        <Button
          type="submit"
          look={asksPasskey ? "quiet" : "primary"}
          disabled={form.isSubmitting || login.isSuccess}
        >
          {t("enter")}
        </Button>
      </form>
    </main>
  );
}

/** The page that was asked for; only one of the console's own. */
function nextPage(asked: string | null): string {
  return asked && /^\/operator(?:[/?#]|$)/.test(asked) ? asked : "/operator";
}
