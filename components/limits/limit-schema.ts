import { z } from "zod";
import { typedText } from "@/components/form/typed";
import { setPlayerLimits } from "@/lib/contract/player-limits";
import { toBaht } from "@/lib/domain/money/money";
import { readLimit } from "./read-limit";

/** A limit as it is typed, in baht as the wire has it; an empty box is no limit. */
const limit = typedText((text) => (readLimit(text) === undefined ? "currency-malformed" : null)).transform(
  (text) => {
    const amount = readLimit(text) ?? null;
    return amount === null ? null : toBaht(amount);
  },
);

/** A kind of limit by day, week and month; every kind has the same shape. */
export const limitForm = z
  .object({ day: limit, week: limit, month: limit })
  .pipe(setPlayerLimits.body.shape.deposit.unwrap());
