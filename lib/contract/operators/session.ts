/** Operators' own sign-in. */
import { z } from "zod";
import { staffRoles } from "@/lib/domain/staff";
import { endpoint } from "../endpoint";
import { loginBody } from "../users";
import * as v from "../values";

export const operatorRole = z.enum(staffRoles);
export type OperatorRole = z.output<typeof operatorRole>;

export const operatorLogin = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.login",
  summary: "Sign in as an operator",
  access: "public",
  grantsToken: true,
  body: loginBody,
  reply: z.object({ uuid: v.uuid, userName: v.text(64, 1), role: operatorRole }),
  faults: ["invalid login credential", "login-limit-reached"],
});
