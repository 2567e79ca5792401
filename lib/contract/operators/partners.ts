/** Operators' calls on game partners. */
import { z } from "zod";
import { gameStates, partnerKeys } from "@/lib/domain/partners/partners";
import { endpoint } from "../endpoint";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;

export const operatorPartner = z.object({
  partner: z.enum(partnerKeys),
  /** The state set by an operator; `unconnected` also where no provider is configured for it. */
  state: z.enum(gameStates),
  isConnected: z.boolean(),
});
export type OperatorPartner = z.output<typeof operatorPartner>;

export const allPartners = endpoint({
  ...call,
  path: "/operators.partners.all",
  summary: "Game partners and their states, in the order of the lobby",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.array(operatorPartner),
});

export const setPartner = endpoint({
  ...call,
  path: "/operators.partners.set",
  summary: "Open or close a game partner; a closed one takes no stakes, open rounds are still settled",
  access: "administrator",
  body: z.object({ partner: z.enum(partnerKeys), state: z.enum(gameStates), reason: reasonOf("house") }),
  reply: operatorPartner,
});
