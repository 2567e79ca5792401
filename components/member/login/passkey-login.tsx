"use client";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { usePasskeys } from "@/stores/member/passkeys";
import styles from "../form.module.css";

export interface PasskeyLoginWords {
  passkey: string;
  passkeyBusy: string;
  passkeyRefused: string;
  defaultError: string;
}

interface PasskeyLoginProps {
  words: PasskeyLoginWords;
  /** The page after the login, language prefix included. */
  landing: string;
  isDisabled: boolean;
}

/** Login by passkey, where the browser and the site's address support it. */
export function PasskeyLogin({ words, landing, isDisabled }: PasskeyLoginProps) {
  const { isOffered, look, login } = usePasskeys((passkeys) => passkeys);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  useEffect(look, [look]);
  // Part of the server's HTML, so that the layout does not shift when the scripts load.
  if (isOffered === false) return null;

  const enter = async () => {
    setBusy(true);
    setRefusal("");
    const outcome = await login();
    // A full page load, as after the password; the button stays busy until then.
    if (outcome === "done") return location.assign(landing);
    setBusy(false);
    if (outcome !== "dismissed")
      setRefusal(outcome === "passkey-refused" ? words.passkeyRefused : words.defaultError);
  };
  return (
    <>
      <Button look="quiet" isWide isBusy={isBusy} disabled={isDisabled} onClick={() => void enter()}>
        {isBusy ? null : <Icon name="lock" size={20} />}
        {isBusy ? words.passkeyBusy : words.passkey}
      </Button>
      <p role="status" className={styles.refusal}>
        {refusal}
      </p>
    </>
  );
}
