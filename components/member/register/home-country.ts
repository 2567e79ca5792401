import type { PhoneCountry } from "@/lib/domain/members/phone";
import type { Locale } from "@/lib/i18n/tags";

const homeCountries: Partial<Record<Locale, PhoneCountry>> = { km: "KH", my: "MM" };

/** The country by which a reader of this language most likely writes national phone numbers. */
export const homeCountryOf = (locale: Locale): PhoneCountry => homeCountries[locale] ?? "TH";
