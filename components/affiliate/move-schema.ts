import { z } from "zod";
import { typedBaht } from "@/components/form/typed";
import { moveAfCash } from "@/lib/contract/affiliate";
import type { Satang } from "@/lib/domain/money/money";
import { moveProblem } from "./move-problem";

/** A move of affiliate money to credit, as it is typed. */
export const moveForm = (balance: Satang) =>
  z.object({
    amount: typedBaht((text) => moveProblem(text, balance)).pipe(moveAfCash.body.shape.amount),
  });
