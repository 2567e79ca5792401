import { type Doubt, type PastedBet, type Spread, spread, type WrittenPrice } from "./expand-bets";

/**
 * What a member answers: where two digits are bet, what a second price is for, that a pair is number and price,
 * or that what looks like a bet is none.
 */
export type Choice = "top" | "bottom" | "both" | "cross" | "reverse" | "price" | "none";

/** Answers by the key of the question, so that they survive changes of the surrounding text. */
export type Answers = Readonly<Record<string, Choice>>;

export interface Ask {
  readonly about: Doubt | "pair";
  readonly keys: readonly string[];
  /** The choices that give bets, and the one that it is no bet. */
  readonly choices: readonly Choice[];
}

const choicesOf: Readonly<Record<Doubt, readonly Choice[]>> = {
  position: ["top", "bottom", "both"],
  double: ["cross", "reverse"],
};
const marksOf: Readonly<Record<Choice, string>> = {
  top: "T",
  bottom: "B",
  both: "TB",
  cross: "TB",
  reverse: "TR",
  price: "",
  none: "",
};

/** Numbers with the words next to them. */
export interface WrittenGroup {
  readonly numbers: readonly string[];
  readonly marks: string;
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
  const bets: PastedBet[] = [];
  const asks: Ask[] = [];
  for (const number of group.numbers) {
    const marks = withHeading(group.marks, heading, number.length);
    const said = spread(number, marks, price);
    if (!said) return {};
    if ("bets" in said) for (const bet of said.bets) bets.push(bet);
    else {
      const key = `${said.doubt} ${marks} ${number}=${JSON.stringify(price)}`;
      const by = (choice: Choice): Spread => spread(number, marks + marksOf[choice], price);
      const choices = choicesOf[said.doubt].filter((choice) => hasBets(by(choice)));
      const answer = answers[key];
      if (answer === "none") continue;
      const answered = answer && choices.includes(answer) ? by(answer) : null;
      if (hasBets(answered)) for (const bet of answered.bets) bets.push(bet);
      else if (choices.length === 0) return {};
      else asks.push({ about: said.doubt, keys: [key], choices: [...choices, "none"] });
    }
  }
  return asks.length > 0 ? { ask: together(asks) } : { bets };
}

const hasBets = (said: Spread): said is { readonly bets: readonly PastedBet[] } =>
  said !== null && "bets" in said;

/** One question for all of the same kind; another kind is asked after it. */
export function together(asks: readonly Ask[]): Ask {
  const [first, ...more] = asks as readonly [Ask, ...Ask[]];
  const same = more.filter(({ about }) => about === first.about);
  return {
    about: first.about,
    keys: [first, ...same].flatMap(({ keys }) => keys),
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
