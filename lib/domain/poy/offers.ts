/** What a round offers, and a slip checked against it: the rules that a page shows before the upstream decides. */
import { type Satang, satang } from "../money/money";
import { betMaxField } from "../numbers/rates";
import { type PoyOption, poyOptions } from "./options";
import { isOfPrice, type LineRejection, rejectLine } from "./rejection";
import { type LineTerms, refreshTerms, type SlipLine } from "./slip";

/** The terms of one option in a round. Money in satang; rates in baht for one baht. */
export interface Offer {
  option: PoyOption;
  min: Satang;
  max: Satang;
  /** A member's cap on one number over all slips of the round. */
  memberMax: Satang;
  rate: number;
  /** Numbers with another rate now; 0 is a closed number. */
  limits: Readonly<Record<string, number>>;
}

/** Rates of one option as the upstream sends them: the default, and the numbers with another one. */
export interface RatesOfOption {
  readonly defaultRate: number;
  readonly rateNow: readonly { readonly number: string; readonly multiply: number }[];
}

/** The bounds of one option in a market. Money in satang. */
export interface OptionBounds {
  readonly betOption: PoyOption;
  readonly betMin: Satang;
  readonly betMax: Satang;
  readonly memberMax: Satang;
  readonly defaultRate: number;
}

/** A round's own largest stakes, where it has any. */
export interface RoundBounds {
  readonly betList: { readonly [Field in `betMax_${PoyOption}`]?: Satang | undefined };
}

/** Offers in the slip's display order. An option whose default rate is zero does not exist in the market. */
export function offersOf(
  round: RoundBounds,
  minMaxes: readonly OptionBounds[],
  rates: Partial<Record<PoyOption, RatesOfOption>>,
): Offer[] {
  return poyOptions.flatMap((option) => {
    const row = minMaxes.find((one) => one.betOption === option);
    const rate = rates[option]?.defaultRate ?? row?.defaultRate ?? 0;
    if (!row || rate === 0) return [];
    const max = round.betList[betMaxField(option)] ?? row.betMax;
    return [
      { option, min: row.betMin, max, memberMax: row.memberMax, rate, limits: limitsOf(rates[option]) },
    ];
  });
}

/** The offer with the rates that the upstream sends now. */
export const withCurrentRates = (offer: Offer, told: RatesOfOption): Offer => ({
  ...offer,
  rate: told.defaultRate ?? offer.rate,
  limits: limitsOf(told),
});

function limitsOf(rates: RatesOfOption | undefined): Record<string, number> {
  return Object.fromEntries((rates?.rateNow ?? []).map(({ number, multiply }) => [number, multiply]));
}

/** The present terms of one number. An option that is not offered has a zero default rate. */
export function termsIn(offers: readonly Offer[], option: PoyOption, number: string): LineTerms {
  const offer = offers.find((one) => one.option === option);
  if (!offer) return { min: zero, max: zero, defaultRate: 0, multiply: 0 };
  const { min, max, rate } = offer;
  return { min, max, defaultRate: rate, multiply: offer.limits[number] ?? rate };
}

const zero = 0 as Satang;

/** The offers after a number's rate changed. A rate equal to the default is no limit. */
export function withRate(
  offers: readonly Offer[],
  option: string,
  number: string,
  multiply: number,
): Offer[] {
  return offers.map((offer) => {
    if (offer.option !== option) return offer;
    const { [number]: _old, ...others } = offer.limits;
    return { ...offer, limits: multiply === offer.rate ? others : { ...others, [number]: multiply } };
  });
}

/** Lines that the present terms refuse. Earlier slips count towards the cap too, which only the upstream knows. */
export function refusedByTerms(lines: readonly SlipLine[], offers: readonly Offer[]): LineRejection[] {
  const asked = new Map<string, number>();
  for (const line of lines) asked.set(numberOf(line), (asked.get(numberOf(line)) ?? 0) + line.price);
  return lines.flatMap((line) => {
    const memberMax = offers.find(({ option }) => option === line.option)?.memberMax ?? zero;
    const terms = { memberMax, asked: satang(asked.get(numberOf(line)) ?? 0) };
    return rejectLine(line, { ...termsIn(offers, line.option, line.number), ...terms }) ?? [];
  });
}

const numberOf = ({ option, number }: SlipLine): string => `${option} ${number}`;

/** A slip, the present terms, and the upstream's refusals. */
interface Judged {
  lines: readonly SlipLine[];
  offers: readonly Offer[];
  refused: readonly LineRejection[];
}

/** Every refusal of lines of the slip: the upstream's own, and those by the present rates. */
export function refusalsOf({ lines, offers, refused }: Judged): LineRejection[] {
  const byTerms = refusedByTerms(lines, offers);
  const known = new Set(byTerms.map(({ ref }) => ref));
  return [
    ...byTerms,
    ...refused.filter(({ ref }) => !known.has(ref) && lines.some((line) => line.ref === ref)),
  ];
}

/** Of the refusals of a slip: those that its prices cause by themselves, which are said where they are typed. */
export const ofTypedPrices = (
  refusals: readonly LineRejection[],
  told: Judged["refused"],
): readonly LineRejection[] =>
  refusals.filter(({ ref, reason }) => isOfPrice(reason) && !told.some((one) => one.ref === ref));

/**
 * The lines at the present terms. A better rate is taken silently; a worse one waits until the member accepts
 * it, unless `accept` says that they just did.
 */
export function withCurrentTerms(
  lines: readonly SlipLine[],
  offers: readonly Offer[],
  accept = false,
): readonly SlipLine[] {
  return lines.map((line) => {
    const worse = termsIn(offers, line.option, line.number).multiply < line.multiply;
    if (worse && !accept) return line;
    const [now = line] = refreshTerms([line], (option, number) => termsIn(offers, option, number));
    const isSame = now.multiply === line.multiply && now.max === line.max && now.min === line.min;
    return isSame ? line : now;
  });
}
