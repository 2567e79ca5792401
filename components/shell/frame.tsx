import { getMessages, getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { fill } from "@/lib/i18n/fill";
import { type Locale, preferredLocale } from "@/lib/i18n/tags";
import styles from "./frame.module.css";
import { LoadingOverlay } from "./loading/loading-overlay";
import { PageStart } from "./loading/page-start";
import { ProgressBar } from "./loading/progress-bar";
import { BusyAlert, OfflineAlert } from "./notices/alert-region";
import { ConsentLine } from "./notices/consent-line";
import { InAppNote } from "./notices/in-app-note";
import { LanguageOffer } from "./notices/language-offer";
import { Snackbar } from "./notices/snackbar";
import { ViewBanner, type ViewOfMember } from "./notices/view-banner";

export interface FrameProps {
  locale: Locale;
  /** A language cookie exists: no other language is offered. */
  hasChosenLanguage: boolean;
  acceptLanguage: string;
  /** Above the pages stands the note for browsers inside apps. */
  hasInAppNote: boolean;
  hasTestClock: boolean;
  /** An operator looks at the site as this member; null for everybody else. */
  view: ViewOfMember | null;
  /** The build's id; empty in development. */
  build: string;
  children: ReactNode;
}

/** The frame of every page, the error pages included: skip link, notices, progress, snackbar, overlay. */
export async function Frame({
  locale,
  hasChosenLanguage,
  acceptLanguage,
  hasInAppNote,
  hasTestClock,
  view,
  build,
  children,
}: FrameProps) {
  const { shell, platform } = await getMessages();
  const { consent } = platform;
  const offered = hasChosenLanguage ? undefined : preferredLocale(acceptLanguage);
  return (
    <>
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      {hasTestClock && !view ? (
        <aside className={styles.notice} data-shell="">
          {shell.testClock}
        </aside>
      ) : null}
      {view ? (
        <ViewBanner
          view={view}
          text={fill(shell.viewOnly, { ...view, time: view.until })}
          end={shell.viewEnd}
        />
      ) : null}
      {offered && offered !== locale ? <Offer to={offered} current={locale} /> : null}
      {hasInAppNote ? <InAppNote /> : null}
      <ConsentLine words={{ label: consent.label, text: consent.text, yes: consent.yes, no: consent.no }} />
      <OfflineAlert text={shell.offline} />
      <BusyAlert text={shell.busy} />
      {children}
      <Suspense>
        <ProgressBar />
      </Suspense>
      <Snackbar />
      <LoadingOverlay text={shell.wait} />
      <PageStart build={build} />
    </>
  );
}

/** The offer is written in the language it offers. */
async function Offer({ to, current }: { to: Locale; current: Locale }) {
  const t = await getTranslations({ locale: to, namespace: "shell" });
  return (
    <LanguageOffer
      to={to}
      current={current}
      words={{ text: t("offerText"), yes: t("offerYes"), no: t("offerNo") }}
    />
  );
}
