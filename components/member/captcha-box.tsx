"use client";
import { type ReactNode, useEffect } from "react";
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from "react-google-recaptcha-v3";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCaptcha } from "@/stores/page/captcha";

/** Google's code, loaded once the form is touched. Google places its badge. */
export default function CaptchaBox({ siteKey, language }: { siteKey: string; language: string }): ReactNode {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} language={language} scriptProps={{ async: true }}>
      <Handover />
    </GoogleReCaptchaProvider>
  );
}

/** Hands the form a function that returns captcha tokens. */
function Handover() {
  const captcha = useStoreInstance(createCaptcha);
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) captcha.getState().take(executeRecaptcha);
  }, [captcha, executeRecaptcha]);
  return null;
}
