import { numbersOf } from "../helpers";
import { type Doubt, type PastedBet, type Spread, spread, type WrittenPrice } from "./expand-bets";
import type { WrittenGroup } from "./line";

/**
 * What a member answers: where two digits are bet, what a second price is for, which sweep, whether a range is meant,
 * that a pair is number and price, that words say nothing, that a text is for this round, or that there is no bet.
 */
export type Choice =
  | "top"
  | "bottom"
  | "both"
  | "cross"
  | "reverse"
  | "tode"
  | "orders"
  | "front"
  | "back"
  | "doors"
  | "range"
  | "numbers"
  | "price"
  | "words"
  | "here"
  /** Of a price that the round does not take: the price that it takes, or no bet. */
  | "take"
  | "leave"
  | "none";

/** Answers by the key of the question, so that they survive changes of the surrounding text. */
export type Answers = Readonly<Record<string, Choice>>;

export interface Ask {
  readonly about: Doubt | "sweep" | "range" | "pair" | "date" | "times" | "sum" | "word" | "market" | "quote";
  readonly keys: readonly string[];
  /** The choices that give bets, and the one that it is no bet. */
  readonly choices: readonly Choice[];
  /** The words in question, where it is about words. */
  readonly words?: string;
}

const choicesOf: Readonly<Record<Doubt, readonly Choice[]>> = {
  position: ["top", "bottom", "both"],
  double: ["cross", "reverse"],
  count: ["orders", "tode"],
};

/** The letters of a bet once a question is answered. */
function answeredMarks(marks: string, choice: Choice): string {
  if (choice === "top") return `${marks}T`;
  if (choice === "bottom") return `${marks}B`;
  if (choice === "both") return `${marks}TB`;
  if (choice === "cross") return `${marks.replace(/[TB]/g, "")}TBX`;
  if (choice === "reverse") return `${/[TB]/.test(marks) ? marks : `${marks}T`}R`;
  return choice === "tode" ? `${marks}O` : marks;
}

export interface Resolved {
  bets?: readonly PastedBet[];
  ask?: Ask;
}

/** The bets of a group, all or none of them. */
export function resolve(
  group: WrittenGroup,
  price: WrittenPrice,
  heading: string,
  answers: Answers,
): Resolved {
  const made = madeNumbers(group, answers);
  if ("ask" in made) return { ask: made.ask };
  const bets: PastedBet[] = [];
  const asks: Ask[] = [];
  for (const number of made.numbers) {
    const marks = withHeading(group.marks, heading, number.length);
    const said = sayingOf(number, marks, price, group.orders, answers);
    if (!said) return {};
    if ("ask" in said) asks.push(said.ask);
    else for (const bet of said) bets.push(bet);
  }
  return asks.length > 0 ? { ask: together(asks) } : { bets };
}

/** Asks one question after the other until there are bets. */
function sayingOf(
  number: string,
  written: string,
  price: WrittenPrice,
  orders: number | undefined,
  answers: Answers,
): readonly PastedBet[] | { readonly ask: Ask } | null {
  let marks = written;
  for (let round = 0; round < 3; round++) {
    const said = spread(number, marks, price, orders);
    if (!said) return null;
    if ("bets" in said) return said.bets;
    const { doubt } = said;
    const key = `${doubt} ${marks} ${number}=${JSON.stringify(price)}${orders ?? ""}`;
    const by = (choice: Choice): Spread =>
      choice === "orders"
        ? everyOrder(number, marks, price)
        : spread(number, answeredMarks(marks, choice), price, orders);
    const choices = choicesOf[doubt].filter((choice) => by(choice) !== null);
    const answer = answers[key];
    if (answer === "none") return [];
    if (!answer || !choices.includes(answer)) {
      return choices.length === 0
        ? null
        : { ask: { about: doubt, keys: [key], choices: [...choices, "none"] } };
    }
    const answered = by(answer);
    if (answered && "bets" in answered) return answered.bets;
    marks = answeredMarks(marks, answer);
  }
  return null;
}

/** `112=20*6` meant every order, however many there are. */
const everyOrder = (number: string, marks: string, { factors: [first = 0] }: WrittenPrice): Spread =>
  spread(number, `${marks}R`, { factors: [first] });

/** The numbers of a group, those of a sweep or a range once it is known which. */
function madeNumbers(
  { numbers, helper, isRange }: WrittenGroup,
  answers: Answers,
): { readonly numbers: readonly string[] } | { readonly ask: Ask } {
  if (isRange) {
    const key = `range ${numbers[0]} ${numbers.at(-1)}`;
    if (answers[key] === "range") return { numbers };
    if (answers[key] === "none") return { numbers: [] };
    return { ask: { about: "range", keys: [key], choices: ["range", "none"] } };
  }
  if (!helper) return { numbers };
  if (helper !== "sweep") return { numbers: distinct(numbers.flatMap((digit) => numbersOf(helper, digit))) };
  const key = `sweep ${numbers.join(" ")}`;
  const answer = answers[key];
  if (answer === "none") return { numbers: [] };
  const kinds = { front: "option_2_roodnha", back: "option_2_roodlung", doors: "option_2_19" } as const;
  if (answer === "front" || answer === "back" || answer === "doors")
    return { numbers: distinct(numbers.flatMap((digit) => numbersOf(kinds[answer], digit))) };
  return { ask: { about: "sweep", keys: [key], choices: ["doors", "front", "back", "none"] } };
}

const distinct = (numbers: readonly string[]) => [...new Set(numbers)];

/** One question for all of the same kind; another kind is asked after it. */
export function together(asks: readonly Ask[]): Ask {
  const [first, ...more] = asks as readonly [Ask, ...Ask[]];
  const same = more.filter(({ about }) => about === first.about);
  return {
    ...first,
    keys: [...new Set([first, ...same].flatMap(({ keys }) => keys))],
    choices: first.choices.filter((choice) => same.every(({ choices }) => choices.includes(choice))),
  };
}

/**
 * The words of a bet, plus those of the heading where the bet names no place and the heading can apply to that
 * many digits: "3 ตัวบน" does not apply to two digits, nor does "โต๊ด".
 */
function withHeading(own: string, heading: string, digits: number): string {
  if (/[TBDFS]/.test(own) || heading === "") return own;
  const counts = [...heading].filter((mark) => "abc".includes(mark));
  if (counts.length > 0 && !counts.includes("abc".charAt(digits - 1))) return own;
  if (heading.includes("W") && digits !== 1) return own;
  if (digits < 3 && /[DFS]/.test(heading)) return own;
  return heading.replace(/[abc]/g, "") + own;
}
