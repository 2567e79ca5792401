/**
 * Logins that begin outside the site: a partner's token, and the login code from the partner's frame to the top
 * window (decision 8).
 */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { createHandOff, exchangeHandOff } from "@/lib/contract/hand-offs";
import { externalLogin, type PartnerToken } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/terms";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time";
import { handOff } from "../db/tables/hand-offs";
import { knownDevice, member } from "../db/tables/members";
import type { Tx } from "../db/tx";
import type { Before, Context } from "../http/context";
import { refuseFlood } from "../http/rate-limit";
import { serve } from "../http/serve-endpoint";
import { beginSession } from "./begin-session";
import { infoOf } from "./infos";
import { partnerMemberRow } from "./partner-member";
import { readPartnerToken, spendPartnerToken } from "./partner-token";
import { unweighed, type WeighedPassword } from "./password";
import { loginTurn, provePin, weighLogin } from "./prove-pin";
import { noteAcceptance } from "./terms";

export const HAND_OFF_SECONDS = 60;

type Row = typeof member.$inferSelect;

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");
const isOver = lt(handOff.expiresAt, sql`clock_timestamp()`);

async function provePartner(context: Context<null>, body: PartnerToken): Promise<Row> {
  const { tx, env } = context;
  const who = await readPartnerToken(env.PARTNER_KEYS, body, Date.now());
  await spendPartnerToken(tx, who);
  return partnerMemberRow(context, who);
}

/** The Continue button of a partner's login stated the terms and the minimum age, so pressing it accepts them. */
const acceptTerms = (tx: Tx, uuid: string) => noteAcceptance(tx, uuid, TERMS_VERSION);

/** A login code for the member; only its hash is stored. */
async function makeCode(
  tx: Tx,
  uuid: string,
  acceptsTerms: boolean,
): Promise<{ code: string; expiresAt: string }> {
  const code = randomBytes(32).toString("base64url");
  await tx.delete(handOff).where(isOver);
  const [row] = await tx
    .insert(handOff)
    .values({
      codeHash: hashOf(code),
      member: uuid,
      acceptsTerms,
      expiresAt: sql`clock_timestamp() + ${HAND_OFF_SECONDS} * interval '1 second'`,
    })
    .returning({ expiresAt: handOff.expiresAt });
  return {
    code,
    expiresAt: bangkokIso(row?.expiresAt.getTime() ?? Date.now() + HAND_OFF_SECONDS * SECOND_MS),
  };
}

/** The member of a login code, which is deleted by its use. */
async function spendCode(tx: Tx, code: string): Promise<Row> {
  const [spent] = await tx
    .delete(handOff)
    .where(and(eq(handOff.codeHash, hashOf(code)), gt(handOff.expiresAt, sql`clock_timestamp()`)))
    .returning();
  if (!spent) throw new Fault("hand-off-invalid");
  const own = and(eq(member.uuid, spent.member), isNull(member.role), isNull(member.closedAt));
  const [row] = await tx.select().from(member).where(own);
  if (!row) throw new Fault("hand-off-invalid");
  if (spent.acceptsTerms) await acceptTerms(tx, row.uuid);
  return row;
}

type Way = { body: BodyOf<typeof createHandOff> };

/** A partner's token replaces the PIN, so there is nothing to compare. */
async function weighHandOff(before: Before, { body }: Way): Promise<WeighedPassword> {
  if (!("partner" in body)) return weighLogin(before, { body });
  await refuseFlood("login", before.origin.address);
  return unweighed;
}

const handOffTurn = (before: Before, { body }: Way): string | null =>
  "partner" in body ? null : loginTurn(before, { body });

export const handOffCalls = [
  serve(externalLogin, async (context, { body }) => {
    await refuseFlood("login", context.origin.address);
    const row = await provePartner(context, body);
    await acceptTerms(context.tx, row.uuid);
    await beginSession(context, row);
    return infoOf(context.tx, row.uuid);
  }),

  serve(
    createHandOff,
    async (context, { body }, weighed) => {
      const row = await ("partner" in body
        ? provePartner(context, body)
        : provePin(context, body, weighed, false));
      if (row instanceof Fault) return context.refuse(row);
      return { ...(await makeCode(context.tx, row.uuid, "partner" in body)), userName: row.userName };
    },
    { before: weighHandOff, turn: handOffTurn },
  ),

  serve(exchangeHandOff, async (context, { body }) => {
    const { tx, origin } = context;
    await refuseFlood("handOff", origin.address);
    const row = await spendCode(tx, body.code);
    const { userName } = row;
    if (origin.deviceId)
      await tx.insert(knownDevice).values({ userName, deviceId: origin.deviceId }).onConflictDoNothing();
    await beginSession(context, row);
    return infoOf(tx, row.uuid);
  }),
];
