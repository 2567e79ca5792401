import { type Satang, satang } from "../money/money";
import { permutations } from "./helpers";
import { digitsOf, type PoyOption } from "./options";
import { type SlipLine, winOf } from "./slip";

/** What one draw decides: a figure of three digits, or of two. */
const drawOf: Readonly<Record<PoyOption, "above" | "below" | "front" | "back">> = {
  teng_bon_1: "above",
  teng_bon_2: "above",
  teng_bon_3: "above",
  tode_3: "above",
  teng_lang_1: "below",
  teng_lang_2: "below",
  teng_bon_nha_3: "front",
  teng_lang_3: "back",
};

/** Government draws have two front and two back prizes; a number that comes out twice pays once. */
const drawn = { above: 1, below: 1, front: 2, back: 2 } as const;

/**
 * The most that the whole slip can win in one result, stakes included. Lines that exclude each other are not added
 * up. The same as `worstOutcome` of these lines, in a form that is quick enough for every key that is pressed.
 */
export function winAtMost(
  lines: readonly Pick<SlipLine, "option" | "number" | "price" | "multiply">[],
): Satang {
  const figuresOfDraw = () => new Map<string, number>();
  const wins = {
    above: figuresOfDraw(),
    below: figuresOfDraw(),
    front: figuresOfDraw(),
    back: figuresOfDraw(),
  };
  for (const line of lines) {
    const won = wins[drawOf[line.option]];
    for (const figure of figuresOf(line)) won.set(figure, (won.get(figure) ?? 0) + winOf(line));
  }
  const most = (draw: keyof typeof drawn) =>
    [...wins[draw].values()]
      .sort((a, b) => b - a)
      .slice(0, drawn[draw])
      .reduce((sum, won) => sum + won, 0);
  return satang(most("above") + most("below") + most("front") + most("back"));
}

const tens = Array.from({ length: 10 }, (_, digit) => String(digit));
const figures: Readonly<Record<2 | 3, readonly string[]>> = {
  2: tens.flatMap((front) => tens.map((back) => front + back)),
  3: tens.flatMap((first) => tens.flatMap((front) => tens.map((back) => first + front + back))),
};

/** The figures of a draw with which a line wins. */
function figuresOf({ option, number }: Pick<SlipLine, "option" | "number">): readonly string[] {
  if (option === "tode_3") return permutations(number);
  if (option === "teng_bon_2") return tens.map((first) => first + number);
  if (digitsOf(option) > 1) return [number];
  return figures[option === "teng_bon_1" ? 3 : 2].filter((figure) => figure.includes(number));
}
