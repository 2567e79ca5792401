import { z } from "zod";
import { typedBaht, typedId } from "@/components/form/typed";
import { createWithdraw } from "@/lib/contract/withdraws";
import { type Judged, withdrawProblem } from "./withdraw-problem";

const { bankId, amount } = createWithdraw.body.shape;

/** A withdrawal as it is typed. */
export const withdrawForm = (judged: Judged) =>
  z.object({
    bankId: typedId("required").pipe(bankId),
    amount: typedBaht((text) => withdrawProblem(text, judged)).pipe(amount),
  });
