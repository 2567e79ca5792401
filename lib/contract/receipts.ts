/** Public receipts: a slip as anyone may read it who has its code. */
import { z } from "zod";
import { readReceiptCode, receiptCodePattern } from "@/lib/domain/poy/receipt-code";
import { endpoint } from "./endpoint";
import { poyLineShape, poyRow, publicReceipt, setPoyLine } from "./poys";
import * as v from "./values";

/** What a receipt says: nothing of the member, neither their note nor the slip's number nor its id. */
export const receiptShape = poyRow
  .pick({
    betId: true,
    betGroup: true,
    betType: true,
    betName: true,
    roundName: true,
    dt: true,
    createdAt: true,
    total: true,
    win: true,
    status: true,
    isBeingChecked: true,
    result: true,
    demo: true,
  })
  .extend({
    lines: z.array(
      poyLineShape.pick({
        option: true,
        number: true,
        price: true,
        multiply: true,
        outcome: true,
        win: true,
      }),
    ),
    /** The lines of a four-digit slip, which has none of the others. */
    sets: z.array(setPoyLine).optional(),
  });
export type Receipt = z.output<typeof receiptShape>;

export const oneReceipt = endpoint({
  service: "poy",
  method: "GET",
  path: "/receipts.one",
  summary: "A slip by its receipt code; not-found also where the member has switched the code off",
  access: "public",
  query: z.object({
    code: z
      .string()
      .overwrite((typed) => readReceiptCode(typed) ?? typed)
      .regex(receiptCodePattern),
  }),
  reply: receiptShape,
});

export const switchReceipt = endpoint({
  service: "poy",
  method: "POST",
  path: "/receipts.switch",
  summary: "Switch the public receipt of one's own slip off, or on again under the same code",
  access: "member",
  body: z.object({ poyId: v.uuid, isPublic: z.boolean() }),
  reply: publicReceipt,
});
