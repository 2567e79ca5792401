import { z } from "zod";
import { type ReasonFamily, reasonCodesOf } from "@/lib/domain/operators/operator-reasons";
import * as v from "../values";

/**
 * Why an operator acts: a code of the family's list with the operator's own words, or their words alone, which
 * count as `other`. The audit log and approvals keep it as one text, whose code can be read again (`readReason`).
 */
export const reasonOf = (family: ReasonFamily) =>
  z.union([v.text(300, 3), z.object({ code: z.enum(reasonCodesOf(family)), note: v.text(240, 3) })]);
