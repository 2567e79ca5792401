import { plainLine } from "../money/typed-amount";

/** Countries whose mobile numbers a member may sign up with. */
export type PhoneCountry = "TH" | "KH" | "MM" | "LA";

interface Plan {
  readonly code: string;
  /** The national number without its leading 0. */
  readonly mobile: RegExp;
}

const plans: Readonly<Record<PhoneCountry, Plan>> = {
  TH: { code: "66", mobile: /^[689]\d{8}$/ },
  KH: { code: "855", mobile: /^(?:1\d|[6-9]\d)\d{6,7}$/ },
  MM: { code: "95", mobile: /^9\d{7,9}$/ },
  LA: { code: "856", mobile: /^(?:20\d{8}|30\d{7})$/ },
};
const countries = Object.keys(plans) as PhoneCountry[];

/**
 * A mobile number as people write it or contact books copy it, in digits of any of the site's scripts, to E.164 (`+66812345678`); null when it is none.
 * A national number is read in the home country, then in Thailand, where most readers of the other languages
 * live too. Lao numbers have a prefix that no other country uses. Further guesses would turn a Thai number with
 * a missing digit into a Cambodian one.
 */
export function readPhone(text: string, home: PhoneCountry = "TH"): string | null {
  const compact = plainLine(text)
    .replace(/^tel:/i, "")
    .replace(/[\s().-]/g, "");
  if (!/^\+?\d{6,15}$/.test(compact)) return null;
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  if (international) return fromInternational(international);
  if (!compact.startsWith("0")) return fromInternational(compact);
  const national = compact.slice(1);
  const country = ([home, "TH", "LA"] as const).find((one) => plans[one].mobile.test(national));
  return country ? e164(country, national) : null;
}

/** Code of the message at a phone field, or null. */
export function phoneFault(
  text: string,
  home: PhoneCountry = "TH",
): "phone-required" | "phone-invalid" | null {
  if (plainLine(text) === "") return "phone-required";
  return readPhone(text, home) === null ? "phone-invalid" : null;
}

function fromInternational(digits: string): string | null {
  for (const country of countries) {
    const { code, mobile } = plans[country];
    // People often write the national 0 behind the country code: +66 (0)81…
    const national = digits.slice(code.length).replace(/^0/, "");
    if (digits.startsWith(code) && mobile.test(national)) return e164(country, national);
  }
  return null;
}

function e164(country: PhoneCountry, national: string): string {
  return `+${plans[country].code}${national}`;
}
