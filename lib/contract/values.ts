/** The basic shapes of all calls: wire on the left, domain value on the right. */
import { z } from "zod";
import { type Satang, toBaht, toSatang } from "@/lib/domain/money/money";
import { plainLine } from "@/lib/domain/money/typed-amount";
import { poyOptions } from "@/lib/domain/poy/options";
import { MOST_STAKE } from "@/lib/domain/poy/stake-range";
import { isDate } from "@/lib/domain/time/time";

const MOST_BAHT = 10_000_000_000;
/** Leaves room for the satang by which a deposit is told from others of its amount. */
const MOST_TYPED = MOST_BAHT - 1;

const satangShape = z.custom<Satang>((value) => Number.isSafeInteger(value), "not a whole number of satang");

/**
 * Baht on the wire, decoded to satang; `z.encode` converts back. A number that only seems to have two decimals
 * (0.1 + 0.2) passes `multipleOf`, and is refused here.
 */
const inSatang = (wire: z.ZodNumber, message: string) =>
  z.codec(wire, satangShape, {
    decode: (value, payload) => {
      try {
        return toSatang(value);
      } catch {
        payload.issues.push({ code: "custom", input: value, message });
        return z.NEVER;
      }
    },
    encode: (value) => toBaht(value),
  });

const bahtBetween = (least: number, most: number, step: number) =>
  inSatang(z.number().min(least).max(most).multipleOf(step), "more than two decimals");

/** Money, zero or more. */
export const baht = bahtBetween(0, MOST_BAHT, 0.01);
/** Signed money, as in statement rows. */
export const signedBaht = bahtBetween(-MOST_BAHT, MOST_BAHT, 0.01);
/** Money above zero. */
export const positiveBaht = bahtBetween(0.01, MOST_BAHT, 0.01);
/** A stake: whole baht, at least one. */
export const stake = bahtBetween(1, toBaht(MOST_STAKE), 1);

/** The refusal of input that is not an amount of money. */
export const CURRENCY_MALFORMED = "currency-malformed";

/** Baht as a person typed them: text, a fraction finer than `step` or a negative amount is malformed. */
function currencyBy(step: number) {
  const error = CURRENCY_MALFORMED;
  return inSatang(
    z.number({ error }).min(0, { error }).max(MOST_TYPED, { error }).multipleOf(step, { error }),
    error,
  );
}
/** An amount with at most two decimals; the call checks its bounds. */
export const currency = currencyBy(0.01);
/** Whole baht; the call checks the bounds. */
export const wholeCurrency = currencyBy(1);

const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;
/** A rate: baht paid for one baht, at most two decimals; 0 closes the number. */
export const multiplier = z
  .number()
  .min(0)
  .max(1_000_000)
  .multipleOf(0.01)
  .refine(hasTwoDecimals, "more than two decimals");
/**
 * A rate that operators may set: over ten times the highest default, and far below what the database's integers
 * hold.
 */
export const newMultiplier = multiplier.max(10_000);

/** ISO 8601 with an offset (`2026-12-01T15:20:00+07:00`); stays text. */
export const isoTime = z.iso.datetime({ offset: true });
/** `YYYY-MM-DD`, a day in Bangkok; years that clocks or the database cannot represent are refused. */
export const date = z.iso
  .date()
  .refine(isDate, "not a day")
  .meta({ pattern: "^(19|2[01])\\d{2}-\\d{2}-\\d{2}$" });
/** `HH:mm`, Bangkok. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** End of the last day that `date` allows, in seconds since 1970. */
const LAST_SECOND = 7_258_118_399;
/** Whole seconds since 1970, within the same years. */
export const unixSeconds = z.number().int().min(0).max(LAST_SECOND);

export const lotteryNumber = z.string().regex(/^\d{1,4}$/);
export const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`));
export const betOption = z.enum(poyOptions);

/** `gov-2026-12-01`, `th_close-2026-11-23`, `yeekee-2026-11-23-34`: market, service day, round number. */
export const betId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
/** A row's id; opaque to the web app. */
export const rowId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const uuid = z.guid();
/** A key that the sender makes once per action. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

const withoutNul = (text: string) => !text.includes("\0");
/** Text typed by people; NUL is refused, because the database cannot store it. */
export const text = (most: number, least = 0) => z.string().min(least).max(most).refine(withoutNul, "NUL");
/**
 * A line that people type or copy, of which only what they see counts: names to log in with, phone numbers, codes. Both
 * sides of a call make it plain. Never a password, of which every character counts.
 */
export const typedLine = (most: number, least = 0) =>
  z.string().overwrite(plainLine).min(least).max(most).refine(withoutNul, "NUL");
/** A code of so many digits, which messages write in groups. */
export const typedDigits = (count: number) =>
  z
    .string()
    .overwrite((typed) => plainLine(typed).replace(/[ -]/g, ""))
    .regex(new RegExp(`^\\d{${count}}$`));

const judged =
  (rule: (text: string) => string | null) =>
  (typed: string, context: { addIssue: (issue: { code: "custom"; message: string }) => void }) => {
    const code = rule(typed);
    if (code) context.addIssue({ code: "custom", message: code });
  };
/** Text checked by a rule of the domain; the issue's message is the rule's code. */
export const ruled = (rule: (text: string) => string | null, most = 254) =>
  text(most).superRefine(judged(rule));
export const ruledLine = (rule: (text: string) => string | null, most: number) =>
  typedLine(most).superRefine(judged(rule));
export const httpsUrl = z.url({ protocol: /^https$/ }).max(2_000);

/** A whole number inside a query string. */
export const queryNumber = (least: number, most: number) =>
  z.codec(z.string().regex(/^\d{1,9}$/), z.number().int().min(least).max(most), {
    decode: Number,
    encode: String,
  });

/** A flag in a query string: `1`, or absent. */
export const queryFlag = z.codec(z.literal("1"), z.literal(true), {
  decode: () => true as const,
  encode: () => "1" as const,
});

/** Range of the lists that take `startedDate` and `endedDate`, both days included. */
export const dateWindow = z.object({ startedDate: date, endedDate: date });

const cursor = z.string().regex(/^[A-Za-z0-9_=.:-]{1,200}$/);
export const pageBody = { cursor: cursor.optional(), limit: z.number().int().min(1).max(100).optional() };
export const pageQuery = { cursor: cursor.optional(), limit: queryNumber(1, 100).optional() };
/** One page of a list of any length; `nextCursor` is null on the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: cursor.nullable() });

export const nothing = z.object({});
