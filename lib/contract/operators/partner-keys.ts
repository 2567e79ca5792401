/** Keys by which partners sign their members in: those of the environment, and public keys kept here. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;
const count = z.number().int().nonnegative();
const partner = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

export const partnerKey = z.object({
  /** Null: a key of the environment, which is changed there alone. */
  id: v.rowId.nullable(),
  partner,
  kind: z.enum(["Ed25519", "P-256", "RSA", "secret"]),
  /** SHA-256 of the public key, hex; null of a secret. */
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  issuedAt: v.isoTime.nullable(),
  /** When it stops counting: past, or in the future while a newer one takes over. */
  revokedAt: v.isoTime.nullable(),
});
export type PartnerKeyRow = z.output<typeof partnerKey>;

/** Logins by one partner's tokens, whichever of its keys signed them. */
const partnerLogins = z.object({
  partner,
  logins: count,
  lastLoginAt: v.isoTime.nullable(),
  failures: count,
  lastFailureAt: v.isoTime.nullable(),
  /** The refusal's code. */
  lastFailure: v.text(60).nullable(),
});
export type PartnerLogins = z.output<typeof partnerLogins>;

export const allPartnerKeys = endpoint({
  ...call,
  path: "/operators.partner-keys.all",
  summary: "Partners' keys, those of the environment included, and their last logins and failures",
  access: "administrator",
  mayBeAutomatic: true,
  reply: z.object({ keys: z.array(partnerKey), logins: z.array(partnerLogins) }),
});

export const issuePartnerKey = endpoint({
  ...call,
  path: "/operators.partner-keys.issue",
  summary:
    "Accept a partner's public key, beside its others or in place of one; always needs a second operator",
  access: "superAdmin",
  body: z.object({
    partner,
    /** PEM: Ed25519, P-256, or RSA from 2,048 bits. */
    publicKey: v.text(4_000, 50),
    /** The key that it replaces, which counts for this many hours more. */
    replaces: z.object({ id: v.rowId, hours: z.number().int().min(0).max(720) }).optional(),
    reason: reasonOf("house"),
  }),
  reply: outcomeOf(partnerKey),
  faults: approvalFaults,
});

export const revokePartnerKey = endpoint({
  ...call,
  path: "/operators.partner-keys.revoke",
  summary: "Revoke a partner's key at once; one of the environment is not found here",
  access: "superAdmin",
  body: z.object({ id: v.rowId, reason: reasonOf("house") }),
  reply: partnerKey,
});
