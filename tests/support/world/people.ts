import { eq, inArray } from "drizzle-orm";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import type { OperatorRole } from "@/lib/contract/operators/operator-shapes";
import { signup } from "@/lib/contract/users";
import { userNameFault } from "@/lib/domain/members/credential";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "@/upstream/clock/now";
import { member } from "@/upstream/db/schema/members";
import { openAccounts, post } from "@/upstream/ledger/post";
import { openSession } from "@/upstream/members/login/sessions";
import { newKey } from "../../../tools/testing/calls";
import type { TestService } from "../service/service";
import { tellCredit } from "./bank-feed";

export interface Person {
  uuid: string;
  userName: string;
  token: string;
}

/** An IP address of its own, for calls that are rate limited by address. */
export const fromHome = ({ userName }: Pick<Person, "userName">) => ({ "x-client-ip": userName });

export const PASSWORD = "Right one #2026";
const nowhere = { address: "127.0.0.1", deviceId: "", userAgent: "", siteHost: "", siteOrigin: "" };
/**
 * Operators use other addresses than members: an operator who shares a member's address cannot adjust that
 * member's money alone.
 */
const office = { ...nowhere, address: "192.0.2.10" };

let people = 0;
const nextNumber = () => ++people + (process.pid % 10_000) * 1_000;
/** A user name and a phone number that are not taken. */
export function newIdentity(): { userName: string; phoneNumber: string } {
  const number = String(nextNumber()).padStart(8, "0");
  const userName = `member${number}`;
  // Five equal digits in a row, as in a number of process 2000, are no user name.
  if (userNameFault(userName)) return newIdentity();
  return { userName, phoneNumber: `+668${number}` };
}

/** Signs up by the public call. */
export async function signUp(service: TestService, deviceId = ""): Promise<Person> {
  const identity = newIdentity();
  const { auth } = await service.send(signup, {
    body: { ...identity, password: PASSWORD },
    headers: { "x-client-ip": identity.phoneNumber, "x-device-id": deviceId },
  });
  if (!auth) throw new Error("no token came with the signup");
  const [row] = await service.db
    .select({ uuid: member.uuid })
    .from(member)
    .where(eq(member.userName, identity.userName));
  return { uuid: row?.uuid ?? "", userName: identity.userName, token: auth };
}

/** Credits a member as in production: by a fast deposit and the bank's row that matches it. */
export async function payIn(service: TestService, person: Person, baht: number): Promise<void> {
  const amount = satang(baht * 100);
  const { prepareTotal, bankId } = await service.call(createFastDeposit, {
    body: { bankId: 1, prepareAmount: amount },
    token: person.token,
    key: newKey(),
    headers: fromHome(person),
  });
  const at = bangkokIso(await nowMs(service.db));
  const row = { bankAccountId: bankId, amount: prepareTotal, at, ref: newKey(), channel: "tests" };
  await tellCredit(service, row);
}

/** Many members with money and a session, without hashing a password. */
export async function newcomers(service: TestService, count: number, cash: Satang): Promise<Person[]> {
  return service.db.transaction(async (tx) => {
    const crowd: Person[] = [];
    for (let at = 0; at < count; at++) {
      const [row] = await tx
        .insert(member)
        .values({ ...newIdentity(), passwordHash: "none" })
        .returning();
      if (!row) throw new Error("no member row");
      await openAccounts(tx, row.uuid);
      if (cash > 0) {
        await post(tx, {
          kind: "ADMIN_INCREASE",
          ref: newKey(),
          from: { house: "house-grants" },
          to: { member: row.uuid, account: "cash" },
          amount: cash,
        });
      }
      const grant = await openSession(tx, row, nowhere);
      crowd.push({
        uuid: row.uuid,
        userName: row.userName,
        token: await service.dependencies.tokens.sign(grant),
      });
    }
    return crowd;
  });
}

/** Makes them friends whom the member invited, without the link and the signup. */
export async function befriend(service: TestService, { uuid }: Person, friends: Person[]): Promise<void> {
  const uuids = friends.map((friend) => friend.uuid);
  await service.db.update(member).set({ referrer: uuid }).where(inArray(member.uuid, uuids));
}

/** One member with this many baht. */
export async function newcomer(service: TestService, baht: number): Promise<Person> {
  const [person] = await newcomers(service, 1, satang(baht * 100));
  if (!person) throw new Error("nobody came");
  return person;
}

const demoOperators: Record<OperatorRole, string> = {
  staff: "staff01",
  administrator: "admin01",
  superAdmin: "super01",
};

/** A demo operator with a fresh session. */
export function operator(service: TestService, role: OperatorRole): Promise<Person> {
  return operatorOf(service, demoOperators[role]);
}

/** Another demo operator, of that role or above: the second person. */
export function secondOperator(service: TestService, role: OperatorRole): Promise<Person> {
  return operatorOf(service, role === "superAdmin" ? "super02" : "admin02");
}

/** An operator by name, with a fresh session. */
export async function operatorOf(service: TestService, userName: string): Promise<Person> {
  const [row] = await service.db.select().from(member).where(eq(member.userName, userName));
  if (!row) throw new Error(`no demo operator ${userName}`);
  const grant = await openSession(service.db, row, office);
  return { uuid: row.uuid, userName: row.userName, token: await service.dependencies.tokens.sign(grant) };
}
