/** What people type, as parts of a form's schema: text on the left, the value of the call's body on the right. */
import { z } from "zod";
import { type PhoneCountry, phoneFault, readPhone } from "@/lib/domain/members/phone";
import { satang, toBaht } from "@/lib/domain/money/money";
import { plainLine, readCurrency } from "@/lib/domain/money/typed-amount";

/** Text that a rule of the domain judges; the issue's message is the rule's code. */
export const typedText = (rule: (text: string) => string | null | undefined) =>
  z.string().superRefine((text, { addIssue }) => {
    const message = rule(text);
    if (message) addIssue({ code: "custom", message });
  });

/** An amount as it is typed, in baht as the wire has it: the contract's own amount follows in a pipe. */
export const typedBaht = (rule: (text: string) => string | null | undefined) =>
  typedText(rule).transform((text) => toBaht(readCurrency(text) ?? satang(0)));

/** A choice among things with numbers. */
export const typedId = (message: string) => z.string().regex(/^\d+$/, message).transform(Number);

/** A phone number, E.164 where it can be read. */
export const typedPhone = (country: PhoneCountry) =>
  typedText((text) => phoneFault(text, country)).transform((text) => readPhone(text, country) ?? text);

/** The code of a message, in digits of any of the site's scripts. */
export const typedDigits = (count: number, message: string) =>
  z
    .string()
    .transform((text) => plainLine(text).replace(/[ -]/g, ""))
    .pipe(z.string().length(count, message));
