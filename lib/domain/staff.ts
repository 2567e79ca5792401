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
