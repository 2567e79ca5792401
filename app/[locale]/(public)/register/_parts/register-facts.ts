import { cookies } from "next/headers";
import { env } from "@/lib/server/config/env";
import { lineChannel } from "@/lib/server/line/line-channel";
import { LINE_NEWCOMER, readLineSignup } from "@/lib/server/line/line-cookies";

/**
 * What both registration pages need: facts of the site, and the LINE account of a visitor who comes from
 * LINE.
 */
export async function registerFacts() {
  const { embedded, RECAPTCHA_SITE_KEY } = env();
  const person = await readLineSignup((await cookies()).get(LINE_NEWCOMER)?.value);
  return {
    isPlayCredit: embedded,
    captchaKey: RECAPTCHA_SITE_KEY,
    line: {
      isOffered: lineChannel() !== null,
      person: person && { name: person.name, email: person.email },
    },
  };
}
