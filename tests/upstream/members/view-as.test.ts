import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { memberChannel } from "@/lib/contract/channels";
import { callName, type Endpoint, isOperators, serviceBase } from "@/lib/contract/endpoint";
import { allAudit, allOperatorReads } from "@/lib/contract/operators/audit";
import { setMemberStatus } from "@/lib/contract/operators/members";
import { operatorLogout } from "@/lib/contract/operators/session";
import { disableStaff } from "@/lib/contract/operators/staff";
import { viewAsMember } from "@/lib/contract/operators/view-as";
import { allPoys } from "@/lib/contract/poys";
import { pushAuth } from "@/lib/contract/push";
import { revokeSession, userSessions } from "@/lib/contract/sessions";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { authUser, logout, usersInfos } from "@/lib/contract/users";
import { VIEW_AS_MS } from "@/lib/domain/operators/staff";
import { readNetworks } from "@/upstream/config/networks";
import { session } from "@/upstream/db/schema/members";
import { memberView } from "@/upstream/db/schema/staff";
import { newKey } from "../../../tools/testing/calls";
import { embeddedAlone, oneDatabase } from "../../support/database";
import { TODAY } from "../../support/facts";
import { newcomer, operator, operatorOf, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { enrolled, newOperator } from "../../support/staff";
import { useService } from "../../support/use-service";

const reason = { code: "request", note: "asked why a slip is missing" } as const;
/** POSTs of members and guests that only read, and the one that ends the view. */
const ANSWERED_POSTS = [
  "af-cashs.transaction.all",
  "agents-supports",
  "lotteries.4d.latest",
  "partners.game.list.config",
  "partners.game.list.config.nr",
  "poys.all",
  "transactions.all",
  "transactions.bank",
  "transactions.page",
  "true.wallet.history",
  "users.auth",
  "users.logout",
  "ying-results.one",
  "yings.summary",
];

const ofMembers: Endpoint[] = entries.map(([, entry]) => entry).filter((entry) => !isOperators(entry));
const refused = ofMembers.filter(({ isForViewing }) => !isForViewing);

test("every POST that a view may make is known to read only", () => {
  const posts = ofMembers.filter(({ method, isForViewing }) => method === "POST" && isForViewing);
  expect(posts.map(callName).sort()).toEqual(ANSWERED_POSTS);
});

describe.each(oneDatabase)("an operator's view of a member on $kind", (kind) => {
  const open = useService(kind);

  async function look(service: TestService, who: Person, { uuid }: Pick<Person, "uuid">) {
    const { reply, auth } = await service.send(viewAsMember, { body: { uuid, reason }, token: who.token });
    return { ...reply, token: auth ?? "" };
  }
  async function looked(role: "administrator" | "superAdmin" = "administrator") {
    const service = open();
    const [who, seen] = [await operator(service, role), await newcomer(service, 500)];
    return { service, who, seen, view: await look(service, who, seen) };
  }
  const isOver = (service: TestService, token: string) =>
    service.call(usersInfos, { token }).then(
      () => false,
      (fault: { code: string }) => fault.code === "unauthorized",
    );

  test("reads what the member reads", async () => {
    const { service, seen, view } = await looked();
    expect(view.userName).toBe(seen.userName);
    const infos = await service.call(usersInfos, { token: view.token });
    expect(infos).toMatchObject({ userName: seen.userName, cash: 500_00 });
    const body = { startedDate: TODAY, endedDate: TODAY };
    expect((await service.call(allPoys, { body, token: view.token })).items).toEqual([]);
    expect((await service.call(pageOfTransactions, { body, token: view.token })).items).toHaveLength(1);
  });

  test("is refused by every call that does not only read, before its input is read", async () => {
    const { service, view } = await looked();
    let networks = 0;
    for (const entry of refused) {
      networks += 1;
      const heads = {
        authorization: `Bearer ${view.token}`,
        "idempotency-key": newKey(),
        "x-client-ip": `2001:db8:${networks.toString(16)}::1`,
      };
      const path = `${serviceBase[entry.service]}${entry.path}`;
      const { status, body } = await service.wire(entry.method, path, {}, heads);
      expect([callName(entry), status, body]).toEqual([
        callName(entry),
        409,
        expect.objectContaining({ code: "view-only" }),
      ]);
    }
  });

  test("is no operator's token, and joins no push channel", async () => {
    const { service, seen, view } = await looked();
    expect(
      (await service.refusal(viewAsMember, { body: { uuid: seen.uuid, reason }, token: view.token })).code,
    ).toBe("forbidden");
    const body = { socket_id: "1.2", channel_name: memberChannel(seen.uuid, true) };
    expect((await service.refusal(pushAuth, { body, token: view.token })).code).toBe("view-only");
  });

  test("leaves no trace among the member's own sessions", async () => {
    const { service, seen, view } = await looked();
    const before = await service.db.select().from(session).where(eq(session.member, seen.uuid));
    await service.call(authUser, { token: view.token, headers: { "x-client-ip": "203.0.113.99" } });
    expect(await service.db.select().from(session).where(eq(session.member, seen.uuid))).toEqual(before);
    const own = await service.call(userSessions, { token: seen.token });
    expect(own.items).toHaveLength(1);
    expect(own.lastLogin).toBeNull();
  });

  test("is never renewed, and ends after half an hour", async () => {
    const { service, view } = await looked();
    const { auth } = await service.send(authUser, { token: view.token });
    expect(auth).toBeNull();
    expect(Date.parse(view.until) - Date.now()).toBeLessThanOrEqual(VIEW_AS_MS);
    await service.db.update(memberView).set({ startedAt: new Date(Date.now() - VIEW_AS_MS) });
    expect(await isOver(service, view.token)).toBe(true);
  });

  test("ends with the operator's session, whether they leave, are idle or are disabled", async () => {
    const { service, who, seen, view } = await looked();
    await service.call(operatorLogout, { token: who.token });
    expect(await isOver(service, view.token)).toBe(true);

    const idle = await operatorOf(service, "admin02");
    const second = await look(service, idle, seen);
    await service.db
      .update(session)
      .set({ actedAt: sql`acted_at - interval '30 minutes'` })
      .where(eq(session.member, idle.uuid));
    expect(await isOver(service, second.token)).toBe(true);

    const dismissed = await newOperator(service, "administrator");
    const { token } = await enrolled(service, dismissed);
    const third = await look(service, { ...dismissed, token }, seen);
    expect(await isOver(service, third.token)).toBe(false);
    const boss = await operator(service, "superAdmin");
    const body = { uuid: dismissed.uuid, reason: "has left the company" };
    await service.call(disableStaff, { body, token: boss.token });
    expect(await isOver(service, third.token)).toBe(true);
  });

  test("ends when the operator ends it or looks at somebody else; another operator's goes on", async () => {
    const { service, who, seen, view } = await looked();
    const colleague = await look(service, await operatorOf(service, "admin02"), seen);
    const next = await look(service, who, await newcomer(service, 0));
    expect(await isOver(service, view.token)).toBe(true);
    await service.call(logout, { token: next.token });
    expect(await isOver(service, next.token)).toBe(true);
    expect((await service.call(usersInfos, { token: colleague.token })).userName).toBe(seen.userName);
    expect((await service.call(usersInfos, { token: seen.token })).userName).toBe(seen.userName);
  });

  test("does not end with the member's sessions, and shows one who must sign in again", async () => {
    const { service, seen, view } = await looked();
    await service.call(revokeSession, { body: { others: true }, token: seen.token });
    const { token } = await operator(service, "administrator");
    const body = { uuid: seen.uuid, status: 1, reason: "a lost phone" };
    await service.call(setMemberStatus, { body, token });
    expect((await service.call(usersInfos, { token: view.token })).userName).toBe(seen.userName);
  });

  test("is written down with its reason, and as a read of the member's data", async () => {
    const { service, who, seen } = await looked();
    const { token } = await operator(service, "superAdmin");
    const reads = await service.call(allOperatorReads, { body: { member: seen.uuid }, token });
    expect(reads.items[0]).toMatchObject({ operator: who.uuid, call: "operators.members.view-as" });
    const { items } = await service.call(allAudit, { body: { target: seen.uuid }, token });
    expect(items).toEqual([
      expect.objectContaining({
        operator: who.uuid,
        action: "operators.members.view-as",
        reason: "request: asked why a slip is missing",
      }),
    ]);
  });

  test("is of open members' accounts only, and not for staff", async () => {
    const service = open();
    const [clerk, boss] = [await operator(service, "staff"), await operator(service, "superAdmin")];
    const seen = await newcomer(service, 0);
    const ask = (uuid: string, token: string) =>
      service.refusal(viewAsMember, { body: { uuid, reason }, token });
    expect((await ask(seen.uuid, clerk.token)).code).toBe("forbidden");
    expect((await ask(clerk.uuid, boss.token)).code).toBe("not-found");
    await service.db.execute(sql`UPDATE member SET closed_at = clock_timestamp() WHERE uuid = ${seen.uuid}`);
    expect((await ask(seen.uuid, boss.token)).code).toBe("account-closed");
  });
});

describe.each(embeddedAlone)("a view of a member from named networks on $kind", (kind) => {
  const open = useService(kind, { OPERATOR_NETWORKS: readNetworks("203.0.113.0/24") });
  const from = (address: string) => ({ "x-client-ip": address });

  test("reads from there alone", async () => {
    const service = open();
    const [{ token }, { uuid }] = [await operator(service, "administrator"), await newcomer(service, 0)];
    const body = { uuid, reason };
    const { auth } = await service.send(viewAsMember, { body, token, headers: from("203.0.113.5") });
    const view = { token: auth ?? "" };
    await service.call(usersInfos, { ...view, headers: from("203.0.113.6") });
    const away = await service.refusal(usersInfos, { ...view, headers: from("198.51.100.1") });
    expect(away.code).toBe("network-not-allowed");
  });
});
