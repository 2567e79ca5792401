import { randomBytes, randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { userNameFault } from "@/lib/domain/credential";
import type { Tx } from "../db/connect";
import { partnerMember } from "../db/tables/hand-offs";
import { member } from "../db/tables/members";
import { openAccounts } from "../ledger/post";
import type { PartnerIdentity } from "./partner-token";
import { hashPassword } from "./password";

type Row = typeof member.$inferSelect;

/** The account of a partner's member; opened the first time he comes. Operators never come in by this door. */
export async function partnerMemberRow(tx: Tx, who: PartnerIdentity, siteHost: string): Promise<Row> {
  // Two tokens of a newcomer at once make one account.
  const lock = `partner member ${who.partner} ${who.subject}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const own = and(eq(partnerMember.partner, who.partner), eq(partnerMember.subject, who.subject));
  const [known] = await tx
    .select({ row: member })
    .from(partnerMember)
    .innerJoin(member, eq(member.uuid, partnerMember.member))
    .where(own);
  if (known?.row.role) throw new Fault("partner-token-invalid");
  return known?.row ?? open(tx, who, siteHost);
}

/**
 * A name is made for him, and nobody knows the PIN: the partner's token is his way in until he sets one by the code
 * sent to his phone. A phone that somebody has already stays with that member: a partner's word gives nobody
 * another one's account.
 */
async function open(tx: Tx, who: PartnerIdentity, siteHost: string): Promise<Row> {
  const { partner, subject, name, email } = who;
  const passwordHash = await hashPassword(randomBytes(48).toString("base64url"));
  const [row] = await tx
    .insert(member)
    .values({
      userName: await freeName(tx, partner),
      phoneNumber: await freePhone(tx, who.phoneNumber),
      ...{ passwordHash, name, email },
      registerFromDomain: siteHost,
    })
    .returning();
  if (!row) throw new Error("no member row");
  await openAccounts(tx, row.uuid);
  await tx.insert(partnerMember).values({ partner, subject, member: row.uuid });
  return row;
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** The partner's name and eight letters and digits that nobody confuses. */
async function freeName(tx: Tx, partner: string): Promise<string> {
  const start = partner.replaceAll("-", "").slice(0, 20);
  for (;;) {
    const end = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    const userName = start + end;
    // A partner whose name begins with four equal characters is left out of it.
    const made = userNameFault(userName) ? `m${end}` : userName;
    if (userNameFault(made)) continue;
    const [taken] = await tx.select({ uuid: member.uuid }).from(member).where(eq(member.userName, made));
    if (!taken) return made;
  }
}

async function freePhone(tx: Tx, phoneNumber: string | null): Promise<string | null> {
  if (!phoneNumber) return null;
  const [taken] = await tx
    .select({ uuid: member.uuid })
    .from(member)
    .where(eq(member.phoneNumber, phoneNumber));
  return taken ? null : phoneNumber;
}
