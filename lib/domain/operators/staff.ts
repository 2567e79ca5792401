import { MINUTE_MS } from "../time/time";

/** Operators' ranks, lowest first. */
export const staffRoles = ["staff", "administrator", "superAdmin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** 1 for staff, rising; 0 for everyone else. */
export function rankOf(role: string | null): number {
  return (staffRoles as readonly (string | null)[]).indexOf(role) + 1;
}

/** Nobody may give a role above their own, nor change an operator whose role is above it. */
export function mayAppoint(own: StaffRole, from: StaffRole | null, to: StaffRole): boolean {
  return rankOf(to) <= rankOf(own) && rankOf(from) <= rankOf(own);
}

/** Operators are signed out after this long without activity, ms. */
export const OPERATOR_IDLE_MS = 30 * MINUTE_MS;

/** An operator sees the site as a member for at most this long, ms. */
export const VIEW_AS_MS = 30 * MINUTE_MS;

/** The demo operators: created in embedded mode, and where a demo password is set. */
export const demoOperators = ["staff01", "admin01", "admin02", "super01", "super02"] as const;

export const isDemoOperator = (userName: string): boolean =>
  (demoOperators as readonly string[]).includes(userName);

/** Events of the operators' login log. */
export const operatorAccessEvents = [
  "login",
  "password-wrong",
  "login-locked",
  "login-disabled",
  "second-factor-wrong",
  "second-factor-locked",
  "logout",
  "sessions-ended",
] as const;
export type OperatorAccessEvent = (typeof operatorAccessEvents)[number];
