import type { PhoneCountry } from "@/lib/domain/phone";
import type { Locale } from "@/lib/i18n/tags";

const homeCountries: Partial<Record<Locale, PhoneCountry>> = { km: "KH", my: "MM" };

/** The country whose national phone numbers a reader of this language most likely means. */
export const homeCountryOf = (locale: Locale): PhoneCountry => homeCountries[locale] ?? "TH";
