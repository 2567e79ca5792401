/** The people and things that fuzzed calls find, and their repair after calls that lock their own sender out. */
import { generateKeyPairSync } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Endpoint } from "@/lib/contract/endpoint";
import { createFeedRow } from "@/lib/contract/operators/bank-feed";
import { adjustMoney } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { rankOf } from "@/lib/domain/operators/staff";
import { bangkokIso } from "@/lib/domain/time/time";
import { loginFailure, member } from "@/upstream/db/schema/members";
import { siteContent } from "@/upstream/db/schema/site";
import { operatorAccount } from "@/upstream/db/schema/staff";
import { resetLimiters } from "@/upstream/http/rate-limit";
import { hashPassword } from "@/upstream/members/pin/password";
import { newKey } from "../../../tools/testing/calls";
import type { Chance } from "../day/chance";
import type { TestService } from "../service/service";
import { bind, confirmPinOf, newAccountNumber, withName } from "../world/banks";
import { fillHands } from "../world/belongings";
import { TODAY } from "../world/facts";
import { newcomer, operatorOf, PASSWORD, type Person } from "../world/people";
import type { Pool } from "./drawn-value";
import { type Ids, idReader } from "./pool";

/** Who sends a call: `operator` has the rank that the call needs, or the lowest where it needs none. */
export const roles = ["guest", "member", "operator"] as const;
export type Role = (typeof roles)[number];

const operators = [
  ["staff01", "staff"],
  ["admin01", "administrator"],
  ["admin02", "administrator"],
  ["super01", "superAdmin"],
  ["super02", "superAdmin"],
] as const;
const ACTS_PER_MINUTE = 1_000_000;
const THEIR_PASSWORD = "Nobody's business #9";
const VICTIM_NAME = "ผู้ถูก ทดสอบ";

export interface World {
  /** What belongs to another member than the sender, and no answer to a guest or a member may contain. */
  marks: readonly string[];
  named: Pool["named"];
  ids(): Promise<Ids[]>;
  /** A live session; with `isAnother`, of a member who has not done anything yet. */
  tokenOf(role: Role, entry: Endpoint, isAnother?: boolean): Promise<string>;
  /** Undoes what keeps people or the whole site out. */
  heal(): Promise<void>;
}

export async function openWorld(service: TestService): Promise<World> {
  const { db } = service;
  const [victim, own] = [await newcomer(service, 1_000), await newcomer(service, 5_000)];
  const passwordHash = await hashPassword(PASSWORD);
  await db.update(member).set({ passwordHash }).where(eq(member.uuid, own.uuid));
  const theirHash = await hashPassword(THEIR_PASSWORD);
  await db.update(member).set({ passwordHash: theirHash }).where(eq(member.uuid, victim.uuid));
  for (const person of [victim, own]) await confirmPinOf(service, person);
  const theirs = await fillHands(service, victim);
  const mine = await fillHands(service, own);
  await withName(service, victim, VICTIM_NAME);
  await queueSomething(service, own);
  const site = await db.select().from(siteContent);

  async function heal(): Promise<void> {
    resetLimiters(ACTS_PER_MINUTE);
    for (const [userName, role] of operators)
      await db.update(member).set({ role }).where(eq(member.userName, userName));
    await db.update(operatorAccount).set({ disabledAt: null });
    await db.delete(loginFailure);
    await db
      .update(member)
      .set({ mustSignIn: false, closedArea: 0, closedAt: null })
      .where(inArray(member.uuid, [victim.uuid, own.uuid]));
    await db.update(member).set({ passwordHash }).where(eq(member.uuid, own.uuid));
    await db.delete(siteContent);
    if (site.length > 0) await db.insert(siteContent).values(site);
  }

  async function tokenOf(role: Role, entry: Endpoint, isAnother = false): Promise<string> {
    if (role === "guest") return "";
    if (role === "operator") {
      const rank = rankOf(entry.access) > 0 ? entry.access : "staff";
      const userName = operators.find(([, each]) => each === rank)?.[0] ?? "";
      return (await operatorOf(service, userName)).token;
    }
    const person = isAnother ? await newcomer(service, 5_000) : await operatorOf(service, own.userName);
    if (isAnother) await db.update(member).set({ passwordHash }).where(eq(member.uuid, person.uuid));
    await confirmPinOf(service, person);
    return person.token;
  }

  const text = (chance: Chance) => `fuzz${chance.digits(8)}`;
  const phone = (chance: Chance) => `+6681${chance.digits(7)}`;
  const password = (chance: Chance) => chance.pick([PASSWORD, "Another one #2027"]);
  return {
    marks: [victim.uuid, victim.userName, theirs.accountNumber, VICTIM_NAME],
    named: {
      bankId: (chance) => chance.pick([1, 2, theirs.bankId, mine.bankId]),
      limit: (chance) => chance.pick([1, 10, 100]),
      phoneNumber: phone,
      password,
      oldPassword: password,
      newPassword: password,
      userName: (chance) => chance.pick([text(chance), victim.userName, own.userName, "super01"]),
      at: (chance) => `${TODAY}T07:${10 + chance.below(40)}:00+07:00`,
      publicKey: () => generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" }),
      number: (chance) => chance.digits(1 + chance.below(4)),
    },
    ids: await idReader(service),
    tokenOf,
    heal,
  };
}

/** Something in each queue of the operators, and a bank account that waits. */
async function queueSomething(service: TestService, own: Person): Promise<void> {
  const { token } = await operatorOf(service, "super01");
  const grant = { uuid: own.uuid, type: "ADMIN_INCREASE", amount: satang(9_000_00) } as const;
  await service.call(adjustMoney, { body: { ...grant, reason: "a present" }, token, key: newKey() });
  const at = bangkokIso(await service.now());
  const row = { bankAccountId: 1, amount: satang(777_77), at, ref: newKey(), channel: "tests" };
  await service.call(createFeedRow, { body: row, token });
  await bind(service, own, newAccountNumber());
}
