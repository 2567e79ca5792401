import type { PoyLineRefusal } from "@/lib/contract/fault";
import type { RateNow } from "@/lib/contract/numbers";
import type { MinMaxRow, Round } from "@/lib/contract/rounds";
import { type Satang, satang } from "@/lib/domain/money";
import { type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { rejectLine } from "@/lib/domain/poy/rejection";
import { type LineTerms, refreshTerms, type SlipLine } from "@/lib/domain/poy/slip";
import { betMaxField } from "@/lib/domain/rates";

/** What a round takes on one option. Money in satang; rates in baht for one baht. */
export interface Offer {
  option: PoyOption;
  min: Satang;
  max: Satang;
  /** A member's cap on one number over all slips of the round. */
  memberMax: Satang;
  rate: number;
  /** Numbers that pay another rate now; 0 is a closed number. */
  limits: Readonly<Record<string, number>>;
}

/** Offers in the slip's display order. An option whose default rate is zero does not exist in the market. */
export function offersOf(
  round: Round,
  minMaxes: readonly MinMaxRow[],
  rates: Partial<Record<PoyOption, RateNow>>,
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

/** The offer as the upstream tells its rates now. */
export const atRateNow = (offer: Offer, told: RateNow): Offer => ({
  ...offer,
  rate: told.defaultRate ?? offer.rate,
  limits: limitsOf(told),
});

function limitsOf(rates: RateNow | undefined): Record<string, number> {
  return Object.fromEntries((rates?.rateNow ?? []).map(({ number, multiply }) => [number, multiply]));
}

/** The terms of one number now. An option that is not offered has a zero default rate. */
export function termsIn(offers: readonly Offer[], option: PoyOption, number: string): LineTerms {
  const offer = offers.find((one) => one.option === option);
  if (!offer) return { min: zero, max: zero, defaultRate: 0, multiply: 0 };
  const { min, max, rate } = offer;
  return { min, max, defaultRate: rate, multiply: offer.limits[number] ?? rate };
}

const zero = 0 as Satang;

/** The offers after one number's rate moved. A rate equal to the default is no limit any more. */
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

/** Why lines stand in the way by the terms of now. Earlier slips count against the cap, too: only the upstream knows. */
export function refusedByTerms(lines: readonly SlipLine[], offers: readonly Offer[]): PoyLineRefusal[] {
  const asked = new Map<string, number>();
  for (const line of lines) asked.set(numberOf(line), (asked.get(numberOf(line)) ?? 0) + line.price);
  return lines.flatMap((line) => {
    const memberMax = offers.find(({ option }) => option === line.option)?.memberMax ?? zero;
    const terms = { memberMax, asked: satang(asked.get(numberOf(line)) ?? 0) };
    return rejectLine(line, { ...termsIn(offers, line.option, line.number), ...terms }) ?? [];
  });
}

const numberOf = ({ option, number }: SlipLine): string => `${option} ${number}`;

/** A slip, the terms of now, and what the upstream has refused of it. */
interface Judged {
  lines: readonly SlipLine[];
  offers: readonly Offer[];
  refused: readonly PoyLineRefusal[];
}

/** Every reason against lines of the slip: the upstream's own, and those that the rates of now give. */
export function refusalsOf({ lines, offers, refused }: Judged): PoyLineRefusal[] {
  const byTerms = refusedByTerms(lines, offers);
  const known = new Set(byTerms.map(({ ref }) => ref));
  return [
    ...byTerms,
    ...refused.filter(({ ref }) => !known.has(ref) && lines.some((line) => line.ref === ref)),
  ];
}

/**
 * The lines at the terms of now. A better rate is taken silently; a worse one waits until the member
 * says yes to it, unless `accept` says that he just did.
 */
export function atTermsOfNow(
  lines: readonly SlipLine[],
  offers: readonly Offer[],
  accept = false,
): readonly SlipLine[] {
  return lines.map((line) => {
    const worse = termsIn(offers, line.option, line.number).multiply < line.multiply;
    if (worse && !accept) return line;
    const [now = line] = refreshTerms([line], (option, number) => termsIn(offers, option, number));
    const isSame = now.multiply === line.multiply && now.price === line.price && now.max === line.max;
    return isSame && now.min === line.min ? line : now;
  });
}
