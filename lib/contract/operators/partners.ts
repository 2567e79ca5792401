/** Game partners in operators' hands. */
import { z } from "zod";
import { gameStates, partnerKeys } from "@/lib/domain/partners/partners";
import { endpoint } from "../endpoint";
import * as v from "../values";

const call = { service: "general", method: "POST" } as const;

export const operatorPartner = z.object({
  partner: z.enum(partnerKeys),
  /** As an operator has set it; `unconnected`, too, where no provider is configured behind it. */
  state: z.enum(gameStates),
  isConnected: z.boolean(),
});

export const allPartners = endpoint({
  ...call,
  path: "/operators.partners.all",
  summary: "Game partners and their states, in the order of the lobby",
  access: "staff",
  reply: z.array(operatorPartner),
});

export const setPartner = endpoint({
  ...call,
  path: "/operators.partners.set",
  summary: "Open or close a game partner; closed, it takes no stakes, and what runs is still settled",
  access: "administrator",
  body: z.object({ partner: z.enum(partnerKeys), state: z.enum(gameStates), reason: v.reason }),
  reply: operatorPartner,
});
