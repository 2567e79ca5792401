/** Sets of numbers, and of their stakes where they have some, that a member saves to bet on again. */
import { z } from "zod";
import { NUMBER_SET_ROWS_MAX } from "@/lib/domain/numbers/numbers";
import { isNumberFor } from "@/lib/domain/poy/options";
import { endpoint } from "./endpoint";
import * as v from "./values";

/** `price`: what is bet on it; absent: the least that the round takes. */
const row = z.object({ option: v.betOption, number: v.lotteryNumber, price: v.stake.optional() });

const draft = {
  name: v.text(60, 1),
  rows: z.array(row).min(1).max(NUMBER_SET_ROWS_MAX),
};

/** A saved number must be one that can be bet: it has the digits that its option takes. */
const written = {
  ...draft,
  rows: z
    .array(row.refine(({ option, number }) => isNumberFor(option, number), "number-malformed"))
    .min(1)
    .max(NUMBER_SET_ROWS_MAX),
};

export const numberSet = z.object({ id: v.rowId, ...draft, updatedAt: v.isoTime });
export type NumberSet = z.output<typeof numberSet>;

const write = { service: "poy", method: "POST", access: "member", area: "lotto" } as const;

export const allNumberSets = endpoint({
  service: "poy",
  method: "GET",
  path: "/number-sets.all",
  summary: "The member's number sets",
  access: "member",
  reply: z.array(numberSet),
});

export const createNumberSet = endpoint({
  ...write,
  path: "/number-sets.create",
  bodyLimit: "slip",
  summary: "Save a new number set",
  body: z.object(written),
  reply: numberSet,
  faults: ["number-set-limit-reached"],
});

export const updateNumberSet = endpoint({
  ...write,
  path: "/number-sets.update",
  bodyLimit: "slip",
  summary: "Change a number set",
  body: z.object({ id: v.rowId, ...written }),
  reply: numberSet,
});

export const removeNumberSet = endpoint({
  ...write,
  path: "/number-sets.remove",
  summary: "Delete a number set",
  body: z.object({ id: v.rowId }),
  reply: v.nothing,
});
