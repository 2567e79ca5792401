import { z } from "zod";
import { loginBody } from "@/lib/contract/member-shapes";

/** A login as it is typed: that both boxes hold something is all that is asked (decision 9). */
export const loginForm = z
  .object({
    userName: z.string().trim().min(1, "username-required"),
    // Not trimmed: a space is one of the PIN's characters.
    password: z.string().min(1, "password-required"),
  })
  .pipe(loginBody);
