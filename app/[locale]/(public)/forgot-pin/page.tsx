import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { EntryFrame } from "@/components/member/login/entry-frame";
import { ForgotPinForm } from "@/components/member/pin/forgot-pin-form";
import { ForgotPinLinks } from "@/components/member/pin/forgot-pin-links";
import { pinFormWords } from "@/components/member/pin/pin-words";
import { UntilPinSet } from "@/components/member/pin/until-pin-set";
import { homeCountryOf } from "@/components/member/register/home-country";
import { orNull } from "@/lib/contract/or-null";
import { agentsSupports } from "@/lib/contract/site";
import { asideTold } from "@/lib/domain/site/any-house";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { hasAddedCalls } from "@/lib/server/ask/added-calls";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { NotOffered } from "../../_parts/not-offered";

export async function generateMetadata() {
  const t = await getTranslations("pin");
  return { title: t("forgot.title"), description: t("forgot.lead") };
}

/** Resets a forgotten PIN by a code to the phone on file. */
export default async function ForgotPinPage() {
  const [locale, { member, pin }, support] = await Promise.all([
    getLocale(),
    getMessages(),
    orNull(ask(agentsSupports, { cacheMs: 60_000, isBackground: true })),
  ]);
  const aside = asideTold(member.aside, env().embedded);
  // The spec has no call that sends a code.
  const isOffered = hasAddedCalls();
  const { userName, phoneNumber, phoneNumberHint } = member.fields;
  const words = {
    ...pinFormWords(member, pin),
    ...{ forgot: pin.forgot, code: pin.code, userName, phoneNumber, phoneNumberHint },
  };
  return (
    <EntryFrame title={pin.forgot.title} lead={isOffered ? pin.forgot.lead : ""} aside={aside}>
      {isOffered ? (
        <ForgotPinForm
          words={words}
          homeCountry={homeCountryOf(toLocale(locale))}
          loginHref={localePath(toLocale(locale), "/login")}
          captchaKey={env().RECAPTCHA_SITE_KEY}
        />
      ) : (
        <NotOffered />
      )}
      <UntilPinSet>
        <ForgotPinLinks words={pin.forgot} login={member.login} support={support} />
      </UntilPinSet>
    </EntryFrame>
  );
}
