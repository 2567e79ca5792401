"use client";
import { useEffect, useState } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { focusField } from "@/components/ui/hooks/focus";
import type { LoginBody } from "@/lib/contract/member-shapes";
import { displayUpcoming, MINUTE_MS } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { type LoginRefusal, useEntry } from "@/stores/entry";
import { usePasskeys } from "@/stores/member/passkeys";
import { useClock } from "@/stores/page/clock";
import { Field } from "../field";
import styles from "../form.module.css";
import { PasswordField } from "../password-field";
import { useReady } from "../use-ready";

interface LoginWords extends Record<LoginRefusal, string>, PasskeyLoginWords {
  userName: string;
  password: string;
  userNameRequired: string;
  passwordRequired: string;
  showPassword: string;
  hidePassword: string;
  submit: string;
  sending: string;
  /** The call centre's contact as text, or "" when none is known. */
  callCentre: string;
  /** The link to reset the PIN, which also ends a lock. */
  unlock: string;
  /** How many wrong PINs lock any name, and for how long: the same for every name, of a member or not. */
  lockRule: string;
  /** When the lock ends, with a `{time}`. */
  lockedUntil: string;
  /** "Forgot PIN?" and its link, after a wrong name or PIN. */
  forgot: string;
  forgotHelp: string;
}

export interface LoginFormProps {
  words: LoginWords;
  /** The page after the login, language prefix included. */
  landing: string;
  /** Telephone number or https address of the call centre. */
  callCentreHref?: string;
  /** Passkeys work at the site's address. */
  offersPasskeys?: boolean;
  /** Replaces the login call: a partner's frame can hold no session. */
  instead?: {
    send: (body: LoginBody) => Promise<LoginRefusal | null>;
    isBusy: boolean;
    lockedUntilMs: number | null;
  };
}

/** Refusals after which a forgotten PIN is the likely cause: its way out stands where they are read. */
const isWrong: ReadonlySet<LoginRefusal> = new Set(["invalidLoginCredential", "unAuthorized"]);

/** Kept over a reload: the name alone, never the PIN. */
const keptNames = ["userName"];

/** Said to the minute, and never too early. */
const wholeMinute = (ms: number) => Math.ceil(ms / MINUTE_MS) * MINUTE_MS;

/** User name and PIN. Every refusal is shown in place; what was typed stays. */
export function LoginForm({ words, landing, callCentreHref, offersPasskeys, instead }: LoginFormProps) {
  const isEntering = useEntry((entry) => entry.sending);
  const sending = instead?.isBusy ?? isEntering;
  const login = useEntry((entry) => entry.login);
  const ownLockMs = useEntry((entry) => entry.lockedUntilMs);
  const lockedUntilMs = instead ? instead.lockedUntilMs : ownLockMs;
  const nowMs = useClock((clock) => clock.nowMs);
  const ready = useReady();
  const [refused, setRefused] = useState<LoginRefusal | null>(null);
  const form = useZodForm({
    schema: () => import("../login-schema").then(({ loginForm }) => loginForm),
    words: { "username-required": words.userNameRequired, "password-required": words.passwordRequired },
    // In a partner's frame nothing of the member is stored.
    keep: { as: "login", names: keptNames, isOff: instead !== undefined },
    onInvalid: () => setRefused(null),
    onSubmit: async (body) => {
      if (sending) return;
      setRefused(null);
      const why = await (instead?.send ?? login)(body);
      if (why) {
        setRefused(why);
        focusField(form.ref.current, "password");
        return;
      }
      form.forget();
      // A full page load: pages prefetched for a guest must not be shown to a member.
      if (!instead) location.assign(landing);
    },
  });
  const refusal = form.refusal ? "defaultError" : refused;
  const isBusy = sending || form.isSubmitting;

  return (
    <form {...form.props} className={styles.form}>
      <div role="alert" className={styles.refusal}>
        {refusal && <p>{words[refusal]}</p>}
        {refusal === "loginAttemptCountReachLimit" && (
          <>
            {lockedUntilMs !== null && (
              <p>{fill(words.lockedUntil, { time: displayUpcoming(wholeMinute(lockedUntilMs), nowMs) })}</p>
            )}
            {callCentreHref && (
              <p>
                <a href={callCentreHref}>{words.callCentre}</a>
              </p>
            )}
            {words.unlock ? (
              <p className={styles.forgot}>
                {/* Not in a partner's frame: only the login page may be framed. */}
                <Link href="/forgot-pin" prefetch={false} target={instead && "_blank"}>
                  {words.unlock}
                </Link>
              </p>
            ) : null}
          </>
        )}
      </div>
      {refusal !== null && isWrong.has(refusal) ? (
        <div>
          {words.lockRule ? <p className={styles.hint}>{words.lockRule}</p> : null}
          <p className={`${styles.after} ${styles.forgot}`}>
            {words.forgot}
            <Link href="/forgot-pin" prefetch={false} target={instead && "_blank"}>
              {words.forgotHelp}
            </Link>
          </p>
        </div>
      ) : null}
      <Field
        {...form.register("userName")}
        label={words.userName}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.register("password")}
        label={words.password}
        words={words}
        autoComplete="current-password"
        required
      />
      <Button type={ready ? "submit" : "button"} size="large" isWide isBusy={isBusy}>
        {isBusy ? words.sending : words.submit}
      </Button>
      {offersPasskeys ? <PasskeyLogin words={words} landing={landing} isDisabled={isBusy} /> : null}
    </form>
  );
}

interface PasskeyLoginWords {
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
function PasskeyLogin({ words, landing, isDisabled }: PasskeyLoginProps) {
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
