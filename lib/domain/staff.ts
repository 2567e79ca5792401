import { MINUTE_MS } from "./time";

/** Operators' ranks, lowest first. */
export const staffRoles = ["staff", "administrator", "superAdmin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** 1 for staff, rising; 0 for everyone else. */
export function rankOf(role: string | null): number {
  return (staffRoles as readonly (string | null)[]).indexOf(role) + 1;
}

/** Nobody gives a role above his own, nor changes one that stands above him. */
export function mayAppoint(own: StaffRole, from: StaffRole | null, to: StaffRole): boolean {
  return rankOf(to) <= rankOf(own) && rankOf(from) <= rankOf(own);
}

/** An operator who does nothing for so long is signed out, ms. */
export const OPERATOR_IDLE_MS = 30 * MINUTE_MS;

/** The demo operators: made in the box, and where a demo password is given. */
export const demoOperators = ["staff01", "admin01", "admin02", "super01", "super02"] as const;

export const isDemoOperator = (userName: string): boolean =>
  (demoOperators as readonly string[]).includes(userName);

/** What the log of operators' logins tells of. */
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
