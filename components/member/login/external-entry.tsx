"use client";
import { type ReactNode, useEffect } from "react";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { isLocale, localePath } from "@/lib/i18n/tags";
import { type Arrival, useLoginCodes } from "@/stores/entry/login-code";
import styles from "./external-entry.module.css";
import { LoginForm, type LoginFormProps } from "./login-form";

export interface ExternalWords {
  title: string;
  lead: string;
  frameLead: string;
  welcome: string;
  signedInAs: string;
  continueHint: string;
  continue: string;
  fromPartner: string;
  fromFrame: string;
  consent: string;
  terms: string;
  opening: string;
  over: string;
  instead: string;
}

export interface ExternalEntryProps extends Pick<LoginFormProps, "words" | "callCentreHref"> {
  external: ExternalWords;
  arrival: Arrival;
  /** Pages of this site, language prefix included. */
  hrefs: { landing: string; here: string; terms: string };
  /** Content below the form. */
  links: ReactNode;
}

/**
 * A login page in a top window; in a partner's frame the start of a login code for the top window (decision 8).
 */
export function ExternalEntry({ external, arrival, hrefs, links, ...login }: ExternalEntryProps) {
  const {
    place,
    made,
    isOver,
    isSpent,
    isBusy,
    refusal,
    lockedUntilMs,
    arrive,
    accept,
    prove,
    followPartner,
    inSameFrame,
  } = useLoginCodes((all) => all);
  const { landing } = hrefs;
  useEffect(() => {
    void arrive(arrival).then((isSignedIn) => goOn(isSignedIn, landing));
  }, [arrive, arrival, landing]);

  const isFramed = place === "frame";
  // Another page in this frame would lose a login that has begun.
  const hasBegun = made !== null || (arrival.partnerToken !== null && !isSpent);
  useEffect(() => {
    const content = document.getElementById("content");
    if (!isFramed || !content) return;
    return followPartner(content, (language) => {
      if (!hasBegun && isLocale(language))
        location.replace(inSameFrame(localePath(language, "/external/login")));
    });
  }, [isFramed, hasBegun, followPartner, inSameFrame]);

  if (made)
    return <Continue words={external} {...made} hrefs={hrefs} isNew={arrival.partnerToken !== null} />;
  const way = isSpent ? "form" : wayOf(place, arrival);
  if (way === "opening") return <Opening words={external} />;
  if (way === "asked") {
    const brought = arrival.code ? external.fromFrame : fromPartner(external, arrival);
    return (
      <div className={styles.steps}>
        <Head title={external.title} lead={brought} />
        <Button
          size="large"
          isWide
          isBusy={isBusy}
          onClick={() => void accept(arrival).then((isSignedIn) => goOn(isSignedIn, landing))}
        >
          {external.continue}
        </Button>
        <ButtonLink isHard look="quiet" size="large" isWide href={hrefs.here}>
          {external.instead}
        </ButtonLink>
        {arrival.code ? null : <Consent words={external} href={hrefs.terms} />}
      </div>
    );
  }
  return (
    <>
      <Head title={external.title} lead={isFramed ? external.frameLead : external.lead} />
      {isOver ? (
        <p className={styles.note} role="status">
          {external.over}
        </p>
      ) : null}
      <div className={styles.refusal}>
        <ErrorMessage code={refusal} />
      </div>
      <LoginForm
        {...login}
        landing={landing}
        instead={isFramed ? { send: prove, isBusy, lockedUntilMs } : undefined}
      />
      {links}
    </>
  );
}

/** A full page load that replaces the history entry: the used code must not be returned to. */
const goOn = (isSignedIn: boolean, landing: string) => isSignedIn && location.replace(landing);

const fromPartner = ({ fromPartner }: ExternalWords, { partnerToken }: Arrival) =>
  fromPartner.replace("{partner}", partnerToken?.partner ?? "");

/** How the code in the address is used: by itself, after a press, or not at all. */
function wayOf(place: "unknown" | "frame" | "top", { code, partnerToken, isOwnMove }: Arrival) {
  if (!(code || partnerToken)) return "form";
  if (place === "unknown") return "opening";
  if (place === "frame") return partnerToken ? "opening" : "form";
  return code && isOwnMove ? "opening" : "asked";
}

function Head({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}

/** A login by the code in the address is running, here or in the frame. */
function Opening({ words }: { words: ExternalWords }) {
  return (
    <div role="status">
      <Head title={words.title} lead={words.opening} />
    </div>
  );
}

/** The button that opens the top window: a frame may navigate it only on a press. */
function Continue({
  words,
  code,
  userName,
  hrefs,
  isNew,
}: {
  words: ExternalWords;
  code: string;
  userName: string;
  hrefs: ExternalEntryProps["hrefs"];
  isNew: boolean;
}) {
  return (
    <div className={styles.steps} role="status">
      <Head
        title={words.welcome}
        lead={
          <>
            {words.signedInAs} <strong translate="no">{userName}</strong>
          </>
        }
      />
      <ButtonLink isHard size="large" isWide href={`${hrefs.here}?code=${code}`} target="_top">
        {words.continue}
      </ButtonLink>
      {isNew ? <Consent words={words} href={hrefs.terms} /> : null}
      <p className={styles.hint}>{words.continueHint}</p>
    </div>
  );
}

function Consent({ words, href }: { words: ExternalWords; href: string }) {
  return (
    <p className={styles.hint}>
      {words.consent}{" "}
      <a href={href} target="_blank" rel="noopener">
        {words.terms}
      </a>
    </p>
  );
}
