import type { Satang } from "../../money/money";
import { satang } from "../../money/money";
import { permutations as allOrders } from "../helpers";
import type { PoyOption } from "../options";

/** Baht as written. `around`: `40(10x5)`, the first for the number itself, the second for so many other orders. */
export interface WrittenPrice {
  readonly factors: readonly number[];
  readonly around?: { readonly price: number; readonly count: number };
}

/** A parsed bet: a number from the text, or one of its permutations where they were asked for. */
export interface PastedBet {
  readonly option: PoyOption;
  readonly number: string;
  readonly price: Satang;
}

/** What only the member can decide: where a number is bet, what a second price is for, whether it counts orders. */
export type Doubt = "position" | "double" | "count";

export type Spread = { readonly bets: readonly PastedBet[] } | { readonly doubt: Doubt } | null;

type Place = "T" | "B" | "D" | "F";
type Draft = [PoyOption | null, string, number];

const MOST_BAHT = 9_999_999;

const straight: Readonly<Record<1 | 2 | 3, Readonly<Record<Place, PoyOption | null>>>> = {
  1: { T: "teng_bon_1", B: "teng_lang_1", D: null, F: null },
  2: { T: "teng_bon_2", B: "teng_lang_2", D: null, F: null },
  3: { T: "teng_bon_3", B: "teng_lang_3", D: "tode_3", F: "teng_bon_nha_3" },
};

const known = new Map<string, readonly string[]>();

/** The orders of a number's digits. They are remembered: a text of thousands of bets has 1,110 numbers at most. */
function permutations(number: string): readonly string[] {
  const orders = known.get(number) ?? allOrders(number);
  known.set(number, orders);
  return orders;
}

/**
 * The bets for one number with its words and prices; a doubt, or null where it makes no sense. `orders`: how many
 * orders the text says that it has. `X` among the letters: of two prices the first is above, the second below.
 */
export function spread(number: string, marks: string, price: WrittenPrice, orders?: number): Spread {
  const digits = number.length;
  if (digits !== 1 && digits !== 2 && digits !== 3) return null;
  const counted = [...marks].filter((mark) => "abc".includes(mark));
  if (counted.some((mark) => "abc".indexOf(mark) + 1 !== digits)) return null;
  if (marks.includes("W") && digits !== 1) return null;
  if (orders !== undefined && orders !== permutations(number).length) return null;
  const places = placesOf(marks, digits);
  const isReversed = marks.includes("R");
  if (places.some((place) => straight[digits][place] === null)) return null;
  if (isReversed && (digits === 1 || places.includes("D"))) return null;
  if (places.length === 0) return doubtOf(price);
  if (!price.around && isDoubtful(number, marks, places, price.factors)) return { doubt: "double" };
  if (!price.around && isMiscounted(number, marks, places, price.factors)) return { doubt: "count" };
  const drafts = price.around
    ? around(number, places, isReversed, price.factors, price.around)
    : byFactors(number, places, marks, price.factors);
  return drafts && priced(drafts.map(([place, one, baht]): Draft => [straight[digits][place], one, baht]));
}

/** Without a word, three digits mean the top prize; for fewer digits the prize is ambiguous. */
function placesOf(marks: string, digits: number): readonly Place[] {
  const named = [...marks].filter((mark): mark is Place => "TBDF".includes(mark));
  const isStraight = marks.includes("S") && !named.some((place) => place !== "D");
  const places = isStraight ? (["T", ...named] as Place[]) : named;
  const distinct = [...new Set(places)];
  return distinct.length === 0 && digits === 3 ? ["T"] : distinct;
}

function doubtOf({ factors, around: bracket }: WrittenPrice): Spread {
  if (bracket || factors.length > 2) return null;
  return { doubt: factors.length === 2 ? "double" : "position" };
}

type Placed = [Place, string, number];

/** `25=50*50` at one place: 50 for 52, or for 25 at the other place. */
const isDoubtful = (number: string, marks: string, places: readonly Place[], factors: readonly number[]) =>
  number.length === 2 && factors.length === 2 && places.length === 1 && !/[RX]/.test(marks);

/** `112=20*6`: six orders, though 112 has three, or a second price of 6 baht. */
const isMiscounted = (
  number: string,
  marks: string,
  places: readonly Place[],
  [, second = 0, more]: readonly number[],
) =>
  number.length === 3 &&
  more === undefined &&
  places.length === 1 &&
  !/[RXO]/.test(marks) &&
  [2, 3, 6].includes(second) &&
  second !== permutations(number).length;

/** `R` every order, `X` a price for each place, `O` the second price is one for any order. */
function byFactors(
  number: string,
  places: readonly Place[],
  marks: string,
  factors: readonly number[],
): readonly Placed[] | null {
  const all = permutations(number);
  const isReversed = marks.includes("R");
  const [first, second] = factors;
  const [place] = places;
  if (first === undefined || !place) return null;
  if (factors.length > 2) return byMany(number, places, isReversed, factors);
  if (second === undefined) {
    return places.flatMap((one) => (isReversed ? all : [number]).map((each): Placed => [one, each, first]));
  }
  const isCount = second === all.length && all.length > 1 && !marks.includes("O");
  if (places.length > 1) {
    // One price for each place, in their order. A count of the orders would mean something else.
    if (places.length > 2 || (isReversed && !marks.includes("X")) || isCount) return null;
    return places.flatMap((one, at) =>
      (isReversed ? all : [number]).map((each): Placed => [one, each, factors[at] ?? 0]),
    );
  }
  if (place === "D") return null;
  if (isCount && first > 0) return all.map((each): Placed => [place, each, first]);
  if (isReversed || number.length === 2) {
    if (all.length === 1 || first === 0) return null;
    return [[place, number, first], ...others(number).map((each): Placed => [place, each, second])];
  }
  // Three digits: straight and tode. Tode exists for the top prize only.
  return place === "T" && number.length === 3
    ? [
        ["T", number, first],
        ["D", number, second],
      ]
    : null;
}

/** A price for each place that is named, or the same price for each order. */
function byMany(
  number: string,
  places: readonly Place[],
  isReversed: boolean,
  factors: readonly number[],
): readonly Placed[] | null {
  if (isReversed) return null;
  if (places.length === factors.length)
    return places.map((place, at): Placed => [place, number, factors[at] ?? 0]);
  const all = permutations(number);
  const [first = 0] = factors;
  const [place, another] = places;
  const isEach = factors.length === all.length && factors.every((one) => one === first);
  return isEach && place && !another && place !== "D"
    ? all.map((each): Placed => [place, each, first])
    : null;
}

function around(
  number: string,
  places: readonly Place[],
  isReversed: boolean,
  factors: readonly number[],
  { price, count }: { readonly price: number; readonly count: number },
): readonly Placed[] | null {
  const [first, more] = factors;
  const [place, another] = places;
  const rest = others(number);
  if (first === undefined || more !== undefined || !place || another || place === "D") return null;
  if (isReversed || rest.length === 0 || count !== rest.length) return null;
  return [[place, number, first], ...rest.map((each): Placed => [place, each, price])];
}

const others = (number: string): readonly string[] => permutations(number).filter((one) => one !== number);

/** A zero price is left out: `12=0*50` is the bottom alone. A price out of range makes no sense. */
function priced(drafts: readonly Draft[]): Spread {
  const bets = drafts.filter(([, , baht]) => baht > 0);
  if (bets.length === 0 || bets.some(([, , baht]) => baht > MOST_BAHT)) return null;
  return {
    bets: bets.flatMap(([option, number, baht]) =>
      option ? [{ option, number, price: satang(baht * 100) }] : [],
    ),
  };
}
