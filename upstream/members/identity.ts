import { and, eq, isNull, sql } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type OperatorMember, setMemberName, setMemberPhone } from "@/lib/contract/operators/members";
import { readLegalName } from "@/lib/domain/members/legal-name";
import { readPhone } from "@/lib/domain/members/phone";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { isSqlError } from "../db/connect";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { endOtps } from "../otps/check-otp";
import { changeName } from "./legal-name";
import { theMember } from "./operator-calls";
import { noteSensitiveChange } from "./sensitive-change";

/** A member's legal name: bank accounts are checked against it, so changing it always needs two people. */
export const setMemberNameAction: Act<BodyOf<typeof setMemberName>, OperatorMember> = {
  entry: setMemberName,
  payload: setMemberName.body,

  async look(tx, { uuid, name }) {
    const { userName, name: before } = await openAccount(tx, uuid);
    return {
      target: uuid,
      basis: { before },
      details: { userName, before, after: readLegalName(name) },
      rank: "administrator",
      cause: null,
    };
  },

  async execute(tx, { uuid, name: typed, reason }, { maker }) {
    const { name: before } = await openAccount(tx, uuid);
    const name = readLegalName(typed);
    await changeName(tx, uuid, name);
    await writeAudit(tx, maker, {
      action: callName(setMemberName),
      target: uuid,
      before: { name: before },
      after: { name },
      reason,
    });
    return theMember(tx, uuid);
  },
};

/** A member's phone number: codes that reset the PIN are sent there, so changing it always needs two people. */
export const setMemberPhoneAction: Act<BodyOf<typeof setMemberPhone>, OperatorMember> = {
  entry: setMemberPhone,
  payload: setMemberPhone.body,

  async look(tx, body) {
    const { userName, phoneNumber: before } = await openAccount(tx, body.uuid);
    const after = await freeNumber(tx, body);
    return {
      target: body.uuid,
      basis: { before },
      details: { userName, before, after },
      rank: "administrator",
      cause: null,
    };
  },

  async execute(tx, body, { maker }) {
    const { uuid, reason } = body;
    const { phoneNumber: before } = await openAccount(tx, uuid);
    const phoneNumber = await freeNumber(tx, body);
    await tx
      .update(member)
      .set({ phoneNumber })
      .where(eq(member.uuid, uuid))
      .catch((error: unknown) => {
        throw isSqlError(error, "23505") ? new Fault("phone-taken") : error;
      });
    // Codes that were sent to the former number become invalid.
    await endOtps(tx, uuid);
    await noteSensitiveChange(tx, uuid);
    // Where nothing changes there is nothing to tell; a first number is told of, for codes that reset the PIN go there.
    if (before !== phoneNumber) await tx.execute(sql`SELECT tell_of_account(${uuid}, 'phone-changed')`);
    await writeAudit(tx, maker, {
      action: callName(setMemberPhone),
      target: uuid,
      before: { phoneNumber: before },
      after: { phoneNumber },
      reason,
    });
    return theMember(tx, uuid);
  },
};

export const memberIdentityCalls = [
  defineHandler(setMemberName, (context, { body }) =>
    propose(context, setMemberNameAction, body, body.reason),
  ),
  defineHandler(setMemberPhone, (context, { body }) =>
    propose(context, setMemberPhoneAction, body, body.reason),
  ),
];

/** A member whose account is not closed, locked. */
async function openAccount(tx: Tx, uuid: string) {
  const [row] = await tx
    .select()
    .from(member)
    .where(and(eq(member.uuid, uuid), isNull(member.role)))
    .for("update");
  if (!row) throw new Fault("not-found");
  if (row.closedAt) throw new Fault("account-closed");
  return row;
}

/** The number in its stored form. Throws `phone-taken` where another member has it. */
async function freeNumber(
  tx: Tx,
  { uuid, phoneNumber }: { uuid: string; phoneNumber: string },
): Promise<string> {
  const number = readPhone(phoneNumber) ?? phoneNumber;
  const [owner] = await tx.select().from(member).where(eq(member.phoneNumber, number));
  if (owner && owner.uuid !== uuid) throw new Fault("phone-taken");
  return number;
}
