import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { userNameFault } from "@/lib/domain/members/credential";
import { isSqlError } from "../../db/connect";
import { partnerMember } from "../../db/schema/login-codes";
import { member } from "../../db/schema/members";
import type { Tx } from "../../db/tx";
import type { Context } from "../../http/context";
import { openAccounts } from "../../ledger/post";
import { unknownPasswordHash } from "../pin/password";
import { originOf } from "./origin";
import type { PartnerIdentity } from "./partner-token";

type Row = typeof member.$inferSelect;

/** The account of a partner's member, created at the first login. Operators and closed accounts are refused. */
export async function partnerMemberRow(context: Context<null>, who: PartnerIdentity): Promise<Row> {
  const { tx } = context;
  // Serialises logins of one subject: two tokens of a newcomer at once make one account.
  const lock = `partner member ${who.partner} ${who.subject}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const own = and(eq(partnerMember.partner, who.partner), eq(partnerMember.subject, who.subject));
  const [known] = await tx
    .select({ row: member })
    .from(partnerMember)
    .innerJoin(member, eq(member.uuid, partnerMember.member))
    .where(own);
  if (known?.row.role || known?.row.closedAt) throw new Fault("partner-token-invalid");
  return known?.row ?? open(context, who);
}

/**
 * Creates the account. Like every account it needs a phone number: the code sent to it lets the owner set a PIN,
 * which nobody knows before. A number that a member already has is refused: a partner's token must not give access
 * to another member's account.
 */
async function open({ tx, origin, language }: Context<null>, who: PartnerIdentity): Promise<Row> {
  const { partner, subject, name, email, phoneNumber } = who;
  if (!phoneNumber) throw new Fault("partner-phone-missing");
  const [taken] = await tx
    .select({ uuid: member.uuid })
    .from(member)
    .where(eq(member.phoneNumber, phoneNumber));
  if (taken) throw new Fault("phone-taken");
  const passwordHash = await unknownPasswordHash();
  const [row] = await tx
    .insert(member)
    .values({
      userName: await freeName(tx, partner),
      ...{ phoneNumber, passwordHash, name, email, hasOwnPin: false },
      ...(await originOf(tx, {}, origin, language)),
    })
    .returning()
    .catch((error: unknown) => {
      // Another signup took the number at the same moment.
      throw isSqlError(error, "23505") ? new Fault("phone-taken") : error;
    });
  if (!row) throw new Error("no member row");
  await openAccounts(tx, row.uuid);
  await tx.insert(partnerMember).values({ partner, subject, member: row.uuid });
  return row;
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** The partner's name and eight random letters and digits without lookalikes. */
async function freeName(tx: Tx, partner: string): Promise<string> {
  const start = partner.replaceAll("-", "").slice(0, 20);
  for (;;) {
    const end = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    const userName = start + end;
    // Names with four equal characters in a row are invalid: such a partner's name is left out.
    const made = userNameFault(userName) ? `m${end}` : userName;
    if (userNameFault(made)) continue;
    const [taken] = await tx.select({ uuid: member.uuid }).from(member).where(eq(member.userName, made));
    if (!taken) return made;
  }
}
