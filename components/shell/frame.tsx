import { getMessages, getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { type Locale, preferredLocale } from "@/lib/i18n/tags";
import { BusyAlert } from "./busy-alert";
import { ConsentLine } from "./consent-line";
import styles from "./frame.module.css";
import { LanguageOffer } from "./language-offer";
import { LoadingOverlay } from "./loading-overlay";
import { OfflineAlert } from "./offline-alert";
import { PageStart } from "./page-start";
import { ProgressBar } from "./progress-bar";
import { Snackbar } from "./snackbar";

export interface FrameProps {
  locale: Locale;
  /** A language cookie exists: no other language is offered. */
  hasChosenLanguage: boolean;
  acceptLanguage: string;
  hasTestClock: boolean;
  /** The build's id; empty in development. */
  build: string;
  children: ReactNode;
}

/** The frame of every page, the error pages included: skip link, notices, progress, snackbar, overlay. */
export async function Frame({
  locale,
  hasChosenLanguage,
  acceptLanguage,
  hasTestClock,
  build,
  children,
}: FrameProps) {
  const [t, { platform }] = await Promise.all([getTranslations("shell"), getMessages()]);
  const { consent } = platform;
  const offered = hasChosenLanguage ? undefined : preferredLocale(acceptLanguage);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t("skip")}
      </a>
      {hasTestClock ? (
        <aside className={styles.notice} data-shell="">
          {t("testClock")}
        </aside>
      ) : null}
      {offered && offered !== locale ? <Offer to={offered} current={locale} /> : null}
      <ConsentLine words={{ label: consent.label, text: consent.text, yes: consent.yes, no: consent.no }} />
      <OfflineAlert text={t("offline")} />
      <BusyAlert text={t("busy")} />
      {children}
      <Suspense>
        <ProgressBar />
      </Suspense>
      <Snackbar />
      <LoadingOverlay text={t("wait")} />
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
