/** A partner's signed token that identifies a member: valid once and for 60 seconds. */
import { sql } from "drizzle-orm";
import { errors, type JWTPayload, jwtVerify } from "jose";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import type { PartnerToken } from "@/lib/contract/users";
import { emailFault } from "@/lib/domain/members/credential";
import { legalNameFault, readLegalName } from "@/lib/domain/members/legal-name";
import { readPhone } from "@/lib/domain/members/phone";
import type { PartnerKey } from "../../config/partner-keys";
import { partnerToken } from "../../db/schema/login-codes";
import type { Tx } from "../../db/tx";

const PARTNER_TOKEN_SECONDS = 60;
/** How far a partner's clock may be ahead of ours. */
const AHEAD_SECONDS = 10;

/** A partner's member, from the token's claims; missing ones are empty. */
export interface PartnerIdentity {
  partner: string;
  subject: string;
  tokenId: string;
  name: string;
  email: string;
  phoneNumber: string | null;
}

/**
 * The identity in the token, signed by one of the partner's keys. @throws Fault `partner-unknown`, `partner-token-invalid` or `partner-token-expired`
 */
export async function readPartnerToken(
  keys: readonly PartnerKey[],
  { partner, token, signature }: PartnerToken,
  nowMs: number,
): Promise<PartnerIdentity> {
  if (keys.length === 0) throw new Fault("partner-unknown");
  let refusal: FaultCode = "partner-token-invalid";
  // Several while one replaces another: any of them may have signed it.
  for (const { key, algorithms } of keys) {
    try {
      const { payload } = await jwtVerify(`${token}.${signature}`, key, {
        algorithms: [...algorithms],
        issuer: partner,
        requiredClaims: ["sub", "jti", "iat"],
        currentDate: new Date(nowMs),
      });
      refuseOld(payload, nowMs / 1000);
      return identityOf(partner, payload);
    } catch (error) {
      // Only a token with a valid signature is found to be too old: no other key says more about it.
      if (isFault(error)) throw error;
      if (error instanceof errors.JWTExpired) refusal = "partner-token-expired";
    }
  }
  throw new Fault(refusal);
}

/** 60 seconds from its issue, whatever expiry it names; an earlier expiry counts. */
function refuseOld({ iat = 0 }: JWTPayload, nowSeconds: number): void {
  if (iat - nowSeconds > AHEAD_SECONDS) throw new Fault("partner-token-invalid");
  if (nowSeconds - iat >= PARTNER_TOKEN_SECONDS) throw new Fault("partner-token-expired");
}

function identityOf(partner: string, claims: JWTPayload): PartnerIdentity {
  const { sub = "", jti = "" } = claims;
  if (!/^[\x21-\x7e]{1,120}$/.test(sub) || !/^[\x21-\x7e]{16,120}$/.test(jti)) {
    throw new Fault("partner-token-invalid");
  }
  const text = (name: string, most: number) => {
    const value = claims[name];
    return typeof value === "string" && !value.includes("\0") ? value.trim().slice(0, most) : "";
  };
  const email = text("email", 254);
  return {
    partner,
    subject: sub,
    tokenId: jti,
    name: nameOf(text("name", 120)),
    email: email && !emailFault(email) ? email : "",
    phoneNumber: readPhone(text("phone_number", 32)),
  };
}

/** The partner's name for the member; empty where it is not a valid name here. */
const nameOf = (text: string): string => (legalNameFault(text) ? "" : readLegalName(text));

/** Marks the token as used. @throws Fault `partner-token-used` */
export async function spendPartnerToken(tx: Tx, { partner, tokenId }: PartnerIdentity): Promise<void> {
  await tx.execute(sql`DELETE FROM partner_token WHERE used_at < clock_timestamp() - interval '10 minutes'`);
  const spent = await tx
    .insert(partnerToken)
    .values({ partner, tokenId, usedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ tokenId: partnerToken.tokenId });
  if (spent.length === 0) throw new Fault("partner-token-used");
}
