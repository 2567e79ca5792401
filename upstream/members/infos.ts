import { and, eq, ne } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { type UserInfo, updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { avatarFileId } from "@/lib/domain/members/avatar";
import { readLegalName } from "@/lib/domain/members/legal-name";
import { isPinConfirmed } from "@/lib/domain/members/pin";
import { file } from "../db/schema/files";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { ownFile } from "../files/own-file";
import type { Caller } from "../http/caller";
import { defineHandler } from "../http/define-handler";
import { afBalanceOf, moneyOf } from "../ledger/balances";
import { changeName } from "./legal-name";

/** A member's data for the site's header and menus, balances included. */
export async function infoOf(tx: Tx, uuid: string): Promise<UserInfo> {
  const [row] = await tx.select(infoColumns).from(member).where(eq(member.uuid, uuid));
  if (!row) throw new Error("no such member");
  const { balance: cash } = await moneyOf(tx, uuid);
  return infoFrom(row, { cash, afCash: await afBalanceOf(tx, uuid) });
}

/** The columns of a member that {@link infoFrom} needs. */
export const infoColumns = {
  level: member.level,
  lineId: member.lineId,
  userName: member.userName,
  name: member.name,
  nameFixedAt: member.nameFixedAt,
  email: member.email,
  avatar: member.avatar,
  phoneNumber: member.phoneNumber,
  lineUid: member.lineUid,
  loyaltyPoint: member.loyaltyPoint,
};
type InfoRow = Pick<typeof member.$inferSelect, keyof typeof infoColumns>;

/** A member's data from their row and their balances (satang). */
export const infoFrom = (
  { nameFixedAt, ...row }: InfoRow,
  { cash, afCash }: Pick<UserInfo, "cash" | "afCash">,
): UserInfo => ({ ...row, isNameFixed: nameFixedAt !== null, cash, afCash });

export const infoCalls = [
  defineHandler(usersInfos, ({ tx, caller }) => infoOf(tx, caller.uuid)),
  defineHandler(updateUsersInfos, async ({ tx, caller }, { body }) => {
    await refuseContact(tx, caller, body);
    const { name, ...rest } = body;
    if (name !== undefined) await changeOwnName(tx, caller.uuid, readLegalName(name));
    const changes = { ...rest, ...(body.lineId === "" && { lineUid: "" }) };
    if (body.avatar !== undefined) await keepAvatar(tx, caller.uuid, body.avatar);
    if (Object.keys(changes).length > 0)
      await tx.update(member).set(changes).where(eq(member.uuid, caller.uuid));
    return infoOf(tx, caller.uuid);
  }),
];

/** Throws `name-fixed` for another name once a bank account was approved under this one. */
async function changeOwnName(tx: Tx, uuid: string, name: string): Promise<void> {
  const [row] = await tx
    .select({ name: member.name, fixedAt: member.nameFixedAt })
    .from(member)
    .where(eq(member.uuid, uuid));
  if (!row?.fixedAt) return changeName(tx, uuid, name);
  // Former names, and those of bank accounts, are stored as they were typed.
  if (readLegalName(row.name) !== name) throw new Fault("name-fixed");
}

/**
 * A first e-mail address needs no PIN; another one, and any change of LINE, does, because a session alone must not
 * change a contact: an unlocked phone would be enough to take the account over.
 */
async function refuseContact(
  tx: Tx,
  { uuid, shown }: Caller,
  { email, lineId }: { email?: string; lineId?: string },
): Promise<void> {
  const { email: before, lineId: known, lineUid, hasOwnPin } = member;
  const [row] = await tx
    .select({ email: before, lineId: known, lineUid, hasOwnPin })
    .from(member)
    .where(eq(member.uuid, uuid))
    .for("update");
  if (!row) return;
  const hasNewEmail = email !== undefined && row.email !== "" && email !== row.email;
  const endsLine = lineId === "" && row.lineUid !== "";
  const changesLine = endsLine || (lineId !== undefined && lineId !== row.lineId);
  if ((hasNewEmail || changesLine) && !isPinConfirmed(shown, Date.now())) throw new Fault("needs-pin");
  // LINE may be the member's only way to sign in.
  if (endsLine && !row.hasOwnPin) throw new Fault("pin-unset");
}

/**
 * An avatar must be one of the member's uploads here, never an outside address. Earlier ones are emptied; their
 * rows stay, because they count towards the day's uploads.
 */
async function keepAvatar(tx: Tx, uuid: string, avatar: string): Promise<void> {
  const id = avatarFileId(avatar);
  if (avatar && !id)
    throw new Fault("invalid-input", { issues: [{ path: "body.avatar", code: "avatar-foreign" }] });
  const kept = id ? await ownFile(tx, uuid, id, "avatar") : null;
  await tx
    .update(file)
    .set({ content: Buffer.alloc(0) })
    .where(and(eq(file.owner, uuid), eq(file.purpose, "avatar"), kept ? ne(file.id, kept) : undefined));
}
