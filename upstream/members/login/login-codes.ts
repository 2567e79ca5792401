/**
 * Logins that begin outside the site: a partner's token, and the login code from the partner's frame to the top
 * window (decision 8).
 */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { createLoginCode, exchangeLoginCode } from "@/lib/contract/login-codes";
import { externalLogin, type PartnerToken } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { loginCode } from "../../db/schema/login-codes";
import { member } from "../../db/schema/members";
import type { Tx } from "../../db/tx";
import type { Context, PreCheck } from "../../http/context";
import { defineHandler } from "../../http/define-handler";
import { consumeLimit } from "../../http/rate-limit";
import { infoOf } from "../infos";
import { countPartnerLogin, hadKeys, validKeysOf } from "../partner/partner-keys";
import { partnerMemberRow } from "../partner/partner-member";
import { readPartnerToken, spendPartnerToken } from "../partner/partner-token";
import { type ComparedPassword, notCompared } from "../pin/password";
import { noteAcceptance } from "../terms";
import { beginSession } from "./begin-session";
import { compareLogin, loginQueueKey, verifyPin } from "./prove-pin";

const LOGIN_CODE_SECONDS = 60;

type Row = typeof member.$inferSelect;

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");
const isOver = lt(loginCode.expiresAt, sql`clock_timestamp()`);

async function verifyPartner(context: Context<null>, body: PartnerToken): Promise<Row> {
  const { tx, env, refuse } = context;
  const keys = await validKeysOf(tx, env.PARTNER_KEYS, body.partner);
  const who = await readPartnerToken(keys, body, Date.now()).catch(async (error: unknown) => {
    // Under a name that no partner ever had nothing is counted: strangers would fill the table.
    if (!isFault(error) || !(keys.length > 0 || (await hadKeys(tx, body.partner)))) throw error;
    await countPartnerLogin(tx, body.partner, error.code);
    return refuse(error);
  });
  await spendPartnerToken(tx, who);
  const row = await partnerMemberRow(context, who);
  // Last, because logins of one partner wait for each other from here on.
  await countPartnerLogin(tx, body.partner);
  return row;
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
  await tx.delete(loginCode).where(isOver);
  const [row] = await tx
    .insert(loginCode)
    .values({
      codeHash: hashOf(code),
      member: uuid,
      acceptsTerms,
      expiresAt: sql`clock_timestamp() + ${LOGIN_CODE_SECONDS} * interval '1 second'`,
    })
    .returning({ expiresAt: loginCode.expiresAt });
  return {
    code,
    expiresAt: bangkokIso(row?.expiresAt.getTime() ?? Date.now() + LOGIN_CODE_SECONDS * SECOND_MS),
  };
}

/** The member of a login code, which is deleted by its use. */
async function spendCode(tx: Tx, code: string): Promise<Row> {
  const [spent] = await tx
    .delete(loginCode)
    .where(and(eq(loginCode.codeHash, hashOf(code)), gt(loginCode.expiresAt, sql`clock_timestamp()`)))
    .returning();
  if (!spent) throw new Fault("hand-off-invalid");
  const own = and(eq(member.uuid, spent.member), isNull(member.role), isNull(member.closedAt));
  const [row] = await tx.select().from(member).where(own);
  if (!row) throw new Fault("hand-off-invalid");
  if (spent.acceptsTerms) await acceptTerms(tx, row.uuid);
  return row;
}

type LoginCodeRequest = { body: BodyOf<typeof createLoginCode> };

/** A partner's token replaces the PIN, so there is nothing to compare. */
async function compareLoginCode(known: PreCheck, { body }: LoginCodeRequest): Promise<ComparedPassword> {
  if (!("partner" in body)) return compareLogin(known, { body });
  await consumeLimit("login", known.origin.address);
  return notCompared;
}

const loginCodeQueueKey = (known: PreCheck, { body }: LoginCodeRequest): string | null =>
  "partner" in body ? null : loginQueueKey(known, { body });

export const loginCodeCalls = [
  defineHandler(externalLogin, async (context, { body }) => {
    await consumeLimit("login", context.origin.address);
    const row = await verifyPartner(context, body);
    await acceptTerms(context.tx, row.uuid);
    await beginSession(context, row);
    return infoOf(context.tx, row.uuid);
  }),

  defineHandler(
    createLoginCode,
    async (context, { body }, compared) => {
      const row = await ("partner" in body
        ? verifyPartner(context, body)
        : verifyPin(context, body, compared, "members"));
      if (row instanceof Fault) return context.refuse(row);
      return { ...(await makeCode(context.tx, row.uuid, "partner" in body)), userName: row.userName };
    },
    { preCheck: compareLoginCode, queueKey: loginCodeQueueKey },
  ),

  defineHandler(exchangeLoginCode, async (context, { body }) => {
    const { tx, origin } = context;
    await consumeLimit("loginCode", origin.address);
    const row = await spendCode(tx, body.code);
    await beginSession(context, row);
    return infoOf(tx, row.uuid);
  }),
];
