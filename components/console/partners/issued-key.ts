import type { PartnerKeyRow } from "@/lib/contract/operators/partner-keys";

/** A key that is kept here; one of the environment has no id and cannot be changed from here. */
export type IssuedKey = PartnerKeyRow & { id: string };

/** Enough of a fingerprint to tell a partner's keys apart. */
export const shortOf = (fingerprint: string): string => `${fingerprint.slice(0, 8)}…${fingerprint.slice(-8)}`;
