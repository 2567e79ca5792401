"use client";
import { lazy, type ReactNode, Suspense } from "react";
import { useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCaptcha } from "@/stores/page/captcha";

/** Renders nothing when the chunk fails to load; the form then reports `captcha-failed`. */
const CaptchaBox = lazy(() => import("./captcha-box").catch(() => ({ default: () => null })));

interface FormCaptcha {
  /** A token for one attempt; undefined where no captcha is configured. */
  answer: (() => Promise<string>) | undefined;
  /** Renders the vendor's code; a form renders it once it is touched. */
  box: ReactNode;
}

/** The captcha of a form, by its public key. */
export function useCaptcha(siteKey: string | undefined): FormCaptcha {
  const locale = useLocale();
  const captcha = useStoreInstance(createCaptcha).getState();
  if (!siteKey) return { answer: undefined, box: null };
  return {
    answer: () => captcha.answer(siteKey),
    box: captcha.needsVendor(siteKey) ? (
      <Suspense>
        <CaptchaBox siteKey={siteKey} language={locale} />
      </Suspense>
    ) : null,
  };
}
