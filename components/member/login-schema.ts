import { z } from "zod";
import { loginBody } from "@/lib/contract/member-shapes";
import { plainLine } from "@/lib/domain/money/typed-amount";

/** A login as it is typed: that both boxes hold something is all that is asked (decision 9). */
export const loginForm = z
  .object({
    userName: z.string().overwrite(plainLine).min(1, "username-required"),
    // As it is typed: a space is one of the PIN's characters.
    password: z.string().min(1, "password-required"),
  })
  .pipe(loginBody);
