import { expect, test } from "vitest";
import type { Digits, PoyOption } from "@/lib/domain/poy/options";
import { exampleLine, tickedPair } from "@/lib/domain/poy/stake-pairs";
import { picksOfBet, readBet } from "@/lib/domain/poy/type-ahead";

test.each<[Digits, PoyOption[], string]>([
  [3, ["teng_bon_3"], "123 50"],
  [3, ["teng_bon_3", "teng_lang_3"], "123 50"],
  [3, ["teng_bon_3", "tode_3", "teng_lang_3"], "123 50 50"],
  [2, ["teng_lang_2"], "12 50"],
  [2, ["teng_lang_2", "teng_bon_2"], "12 50 50"],
  [1, ["teng_bon_1", "teng_lang_1"], "1 50 50"],
])(
  "of %i digits with %j ticked the example is %s, which adds lines to nothing else",
  (digits, ticked, line) => {
    const example = exampleLine(digits, tickedPair(digits, ticked) !== null);
    expect(example).toBe(line);
    const { bet } = readBet(example);
    if (!bet) throw new Error("an example that cannot be read");
    const { picks = [] } = picksOfBet(bet, { ticked, offered: ticked });
    expect(picks.length).toBeGreaterThan(0);
    for (const { option } of picks) expect(ticked).toContain(option);
  },
);
