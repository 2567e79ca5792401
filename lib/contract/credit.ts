/** Balances. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { baht } from "./values";

/** The embedded upstream sends `held` and `version`; another one may send `money` alone. */
export const cashShape = z.object({
  money: baht,
  held: baht.optional(),
  version: z.number().int().nonnegative().optional(),
});

export const cashs = endpoint({
  service: "general",
  method: "GET",
  path: "/cashs",
  summary: "The member's balance",
  access: "member",
  reply: cashShape,
});

export const afCashs = endpoint({
  service: "general",
  method: "GET",
  path: "/af-cashs",
  summary: "The member's affiliate balance",
  access: "member",
  reply: z.object({ afMoney: baht }),
});

export const loyaltyBalance = endpoint({
  service: "general",
  method: "GET",
  path: "/loyalty-points.balance",
  summary: "The member's loyalty points",
  access: "member",
  reply: z.object({ balance: z.number().int().nonnegative() }),
});
