/** Numbers a member keeps to bet on again. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

const draft = {
  name: v.text(60, 1),
  rows: z
    .array(z.object({ option: v.betOption, number: v.lotteryNumber }))
    .min(1)
    .max(200),
};

export const numberSet = z.object({ id: v.rowId, ...draft, updatedAt: v.isoTime });
export type NumberSet = z.output<typeof numberSet>;

const write = { service: "poy", method: "POST", access: "member", area: "lotto", notOffered: true } as const;

export const allNumberSets = endpoint({
  service: "poy",
  method: "GET",
  path: "/number-sets.all",
  summary: "The member's sets",
  access: "member",
  reply: z.array(numberSet),
  notOffered: true,
});

export const createNumberSet = endpoint({
  ...write,
  path: "/number-sets.create",
  summary: "Keep a new set",
  body: z.object(draft),
  reply: numberSet,
  faults: ["number-set-limit-reached"],
});

export const updateNumberSet = endpoint({
  ...write,
  path: "/number-sets.update",
  summary: "Change a set",
  body: z.object({ id: v.rowId, ...draft }),
  reply: numberSet,
});

export const removeNumberSet = endpoint({
  ...write,
  path: "/number-sets.remove",
  summary: "Remove a set",
  body: z.object({ id: v.rowId }),
  reply: v.nothing,
});
