/** Results of rounds by kind of market. */
import { z } from "zod";
import { digits } from "./values";

const governmentResult = z.strictObject({
  first: digits(6),
  front3: z.tuple([digits(3), digits(3)]),
  back3: z.tuple([digits(3), digits(3)]),
  back2: digits(2),
});
/**
 * The draw's further six-digit prizes. No option bets on them; the results page shows them where they are known.
 */
export const governmentPrizes = z.strictObject({
  near: z.array(digits(6)).max(2),
  second: z.array(digits(6)).max(5),
  third: z.array(digits(6)).max(10),
  fourth: z.array(digits(6)).max(50),
  fifth: z.array(digits(6)).max(100),
});
export const threeDigitResult = z.strictObject({ top3: digits(3), bottom2: digits(2) });
const fourDigitResult = z.strictObject({ draw4: digits(4) });
export const roundResult = z.union([governmentResult, threeDigitResult, fourDigitResult]);

export type GovernmentResult = z.output<typeof governmentResult>;
export type ThreeDigitResult = z.output<typeof threeDigitResult>;
export type RoundResult = z.output<typeof roundResult>;
