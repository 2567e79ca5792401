import { z } from "zod";
import { confirmPin } from "@/lib/contract/users";

/** The PIN that confirms an action. Not trimmed: a space is one of its characters. */
export const pinForm = z
  .object({ pin: z.string().min(1, "pin-required") })
  .transform(({ pin }) => ({ password: pin }))
  .pipe(confirmPin.body);
