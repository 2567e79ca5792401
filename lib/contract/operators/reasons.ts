import { z } from "zod";
import { reasonCodes } from "@/lib/domain/operator-reasons";
import * as v from "../values";

/** Both are stored: the picked code, which can be counted, and the operator's own words. */
export const pickedReason = z.object({ code: z.enum(reasonCodes), note: v.text(240, 3) });
