/** The slot: three reels of 32 stops, one line across the middle. */
import { byteByByte, drawBelow } from "./chance";
import { type DemoGame, type Outcome, sumOf } from "./game";

export const lotusSymbols = ["lotus", "elephant", "gem", "coin", "fish", "leaf"] as const;
export type LotusSymbol = (typeof lotusSymbols)[number];

const letters: Readonly<Record<string, LotusSymbol>> = {
  L: "lotus",
  E: "elephant",
  G: "gem",
  C: "coin",
  F: "fish",
  V: "leaf",
};

/** Each strip holds 2 lotuses, 3 elephants, 4 gems, 6 coins, 7 fish and 10 leaves. */
export const lotusStrips: readonly (readonly LotusSymbol[])[] = [
  "LVFCVGFVCEVFCVGFVLFCVEGVCFVGFCEV",
  "VFCVLGVFCVEFGVCFVLVECFVGCVFEGVFC",
  "CVFGVCLVFEVCFGVFVCEVLFVGCVFEVGCF",
].map((strip) => [...strip].map((letter) => letters[letter] as LotusSymbol));

/** Times the stake, by the symbols on the line. */
export const lotusPays = {
  three: { lotus: 550, elephant: 100, gem: 40, coin: 15, fish: 10, leaf: 5 },
  /** On the first two reels alone. */
  firstTwo: { coin: 2, fish: 2, leaf: 1 },
  /** Two anywhere. */
  twoLotus: 10,
} as const;

/** Times the stake that a line pays. */
export function lotusPay([one, two, three]: readonly [LotusSymbol, LotusSymbol, LotusSymbol]): number {
  if (one === two && two === three) return lotusPays.three[one];
  if ([one, two, three].filter((symbol) => symbol === "lotus").length === 2) return lotusPays.twoLotus;
  if (one !== two) return 0;
  return (lotusPays.firstTwo as Partial<Record<LotusSymbol, number>>)[one] ?? 0;
}

/** Places on a line, from the left, of the symbols that make it pay; none where it does not. */
export function lotusHits(line: readonly [LotusSymbol, LotusSymbol, LotusSymbol]): number[] {
  if (lotusPay(line) === 0) return [];
  const isTwoLotus = line.filter((symbol) => symbol === "lotus").length === 2;
  return [0, 1, 2].filter((at) => line[at] === (isTwoLotus ? "lotus" : line[0]));
}

/** The symbols on the line where the reels stop. */
export const lotusLine = (stops: readonly number[]) =>
  lotusStrips.map((strip, reel) => strip[stops[reel] ?? 0]) as [LotusSymbol, LotusSymbol, LotusSymbol];

export const goldenLotus: DemoGame = {
  id: "golden-lotus",
  places: ["line"],
  play(bytes, stakes): Outcome {
    const next = byteByByte(bytes);
    const stops = lotusStrips.map((strip) => drawBelow(strip.length, next));
    return { shown: stops, wins: [{ place: "line", win: sumOf(stakes) * lotusPay(lotusLine(stops)) }] };
  },
};
