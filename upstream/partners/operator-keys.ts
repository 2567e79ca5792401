import { createHash, KeyObject } from "node:crypto";
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  allPartnerKeys,
  issuePartnerKey,
  type PartnerKeyRow,
  revokePartnerKey,
} from "@/lib/contract/operators/partner-keys";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { type PartnerKey, readPublicKey } from "../config/partner-keys";
import { serialOf } from "../db/row-ids";
import { partnerKey, partnerLogin } from "../db/schema/partner-keys";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

type NewKey = BodyOf<typeof issuePartnerKey>;
type Row = typeof partnerKey.$inferSelect;

/** Whoever has the other half of a key signs in as any of the partner's members: two people accept it. */
export const issuePartnerKeyAction: Act<NewKey, PartnerKeyRow> = {
  entry: issuePartnerKey,
  payload: issuePartnerKey.body,

  async look(tx, { partner, publicKey, replaces }) {
    const { kind, fingerprint } = factsOf(publicKeyOf(partner, publicKey));
    const old = replaces ? await validKey(tx, replaces.id, partner) : null;
    return {
      target: `${partner} ${fingerprint}`,
      basis: {},
      details: { partner, kind, fingerprint, replaces: old && factsOf(publicKeyOf(partner, old.publicKey)) },
      rank: "superAdmin",
      cause: null,
    };
  },

  async execute(tx, { partner, publicKey, replaces, reason }, { maker }) {
    if (!maker) throw new Error("nobody asked for a partner's key");
    if (replaces) {
      const { id } = await validKey(tx, replaces.id, partner);
      const revokedAt = sql`clock_timestamp() + ${replaces.hours * HOUR_MS} * interval '1 millisecond'`;
      await tx.update(partnerKey).set({ revokedAt }).where(eq(partnerKey.id, id));
    }
    const values = { partner, publicKey, issuedBy: maker.uuid, issuedAt: sql`clock_timestamp()` };
    const [row] = await tx.insert(partnerKey).values(values).returning();
    if (!row) throw new Error("no key row");
    const { fingerprint } = viewOf(row);
    await writeAudit(tx, maker, {
      action: callName(issuePartnerKey),
      target: partner,
      after: { key: row.id, fingerprint, replaces },
      reason,
    });
    return viewOf(row);
  },
};

export const partnerKeyCalls = [
  defineHandler(allPartnerKeys, async ({ tx, env }) => {
    const rows = await tx.select().from(partnerKey).orderBy(asc(partnerKey.partner), asc(partnerKey.id));
    const ofEnvironment = [...env.PARTNER_KEYS].map(([partner, key]) => ({
      ...{ id: null, partner, issuedAt: null, revokedAt: null },
      ...factsOf(key),
    }));
    const logins = await tx.select().from(partnerLogin).orderBy(asc(partnerLogin.partner));
    return {
      keys: [...ofEnvironment, ...rows.map(viewOf)],
      logins: logins.map(({ lastLoginAt, lastFailureAt, ...row }) => ({
        ...row,
        lastLoginAt: timeOf(lastLoginAt),
        lastFailureAt: timeOf(lastFailureAt),
      })),
    };
  }),

  defineHandler(issuePartnerKey, (context, { body }) =>
    propose(context, issuePartnerKeyAction, body, body.reason),
  ),

  defineHandler(revokePartnerKey, async ({ tx, caller }, { body: { id, reason } }) => {
    const before = await validKey(tx, id);
    const [row = before] = await tx
      .update(partnerKey)
      .set({ revokedAt: sql`clock_timestamp()` })
      .where(eq(partnerKey.id, before.id))
      .returning();
    await writeAudit(tx, caller, {
      action: callName(revokePartnerKey),
      target: row.partner,
      before: { key: row.id, fingerprint: viewOf(row).fingerprint },
      reason,
    });
    return viewOf(row);
  }),
];

/** A key that still counts, locked. Throws `not-found`, also for one of another partner. */
async function validKey(tx: Tx, id: string, partner?: string): Promise<Row> {
  const isValid = or(isNull(partnerKey.revokedAt), gt(partnerKey.revokedAt, sql`clock_timestamp()`));
  const [row] = await tx
    .select()
    .from(partnerKey)
    .where(
      and(eq(partnerKey.id, serialOf(id)), partner ? eq(partnerKey.partner, partner) : undefined, isValid),
    )
    .for("update");
  if (!row) throw new Fault("not-found");
  return row;
}

/** Refuses what is no public key of an allowed kind as invalid input. */
function publicKeyOf(partner: string, pem: string): PartnerKey {
  try {
    return readPublicKey(partner, pem);
  } catch {
    throw new Fault("invalid-input", { issues: [{ path: "body.publicKey", code: "not-a-public-key" }] });
  }
}

function factsOf({ key }: PartnerKey): Pick<PartnerKeyRow, "kind" | "fingerprint"> {
  if (!(key instanceof KeyObject)) return { kind: "secret", fingerprint: null };
  const { asymmetricKeyType: type } = key;
  const fingerprint = createHash("sha256")
    .update(key.export({ type: "spki", format: "der" }))
    .digest("hex");
  return { kind: type === "ed25519" ? "Ed25519" : type === "ec" ? "P-256" : "RSA", fingerprint };
}

const viewOf = (row: Row): PartnerKeyRow => ({
  id: String(row.id),
  partner: row.partner,
  ...factsOf(readPublicKey(row.partner, row.publicKey)),
  issuedAt: timeOf(row.issuedAt),
  revokedAt: timeOf(row.revokedAt),
});

const timeOf = (at: Date | null) => at && bangkokIso(at.getTime());
