import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readNotificationSettings, setNotificationSettings } from "@/lib/contract/notification-settings";
import { allAudit } from "@/lib/contract/operators/audit";
import { oneMember } from "@/lib/contract/operators/members";
import { closeAccount, exportOwnData } from "@/lib/contract/own-data";
import { abortPoy } from "@/lib/contract/poys";
import { confirmPin, login, updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { member } from "@/upstream/db/schema/members";
import { post } from "@/upstream/ledger/post";
import { newKey } from "../../../tools/testing/calls";
import { embeddedAlone } from "../../support/database";
import { newcomer, operator, PASSWORD, type Person, signUp } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const understood = { body: { understood: true } } as const;

describe.each(embeddedAlone)("what the service holds of a member on $kind", (kind) => {
  const open = useService(kind);

  test("is handed out whole, behind the PIN, and holds nothing of anybody else and no secret", async () => {
    const service = open();
    const [person, other] = [await signUp(service), await signUp(service)];
    const { token, userName } = person;
    expect((await service.refusal(exportOwnData, { token })).code).toBe("needs-pin");
    await grantCash(service, person, 100);
    const betId = await addRound(service, "th_open");
    const { poyId } = await bet(service, person, betId, [line("teng_bon_2", "47", 1)], newKey());
    await confirmed(service, person);
    const held = await service.call(exportOwnData, { token });
    expect(held.profile).toMatchObject({ userName });
    expect(held.poys).toMatchObject([
      { poyId, total: 1, lines: [{ option: "teng_bon_2", number: "47", price: 1 }] },
    ]);
    expect(held.transactions).toMatchObject([{ amount: 100 }, { amount: -1, balance: 99 }]);
    expect(held.sessions).toHaveLength(1);
    const text = JSON.stringify(held);
    for (const foreign of [other.userName, other.uuid, "argon2"]) expect(text).not.toContain(foreign);
  });

  test("ends only when it is empty: money and live slips are named", async () => {
    const service = open();
    const person = await signUp(service);
    const { token } = person;
    await grantCash(service, person, 10);
    const { poyId } = await bet(
      service,
      person,
      await addRound(service, "th_open"),
      [line("teng_bon_2", "47", 4)],
      newKey(),
    );
    expect((await service.refusal(closeAccount, { ...understood, token })).code).toBe("needs-pin");
    await confirmed(service, person);
    const refused = await service.refusal(closeAccount, { ...understood, token });
    expect(refused).toMatchObject({
      code: "account-not-empty",
      details: { balance: satang(6_00), held: 0, slips: 1, deposits: 0, withdrawals: 0 },
    });
    await service.call(abortPoy, { body: { poyId }, token, key: newKey() });
    expect((await service.refusal(closeAccount, { ...understood, token })).details).toMatchObject({
      slips: 0,
    });
    expect(await service.call(usersInfos, { token })).toMatchObject({ userName: person.userName });
  });

  test("is closed for good: every session ends, the login knows the name no more, and it is written down", async () => {
    const service = open();
    const person = await signUp(service);
    const { token, userName, uuid } = person;
    await service.call(updateUsersInfos, { body: { email: "gone@example.com" }, token });
    const other = await service.send(login, { body: { userName, password: PASSWORD } });
    await confirmed(service, person);
    await service.call(closeAccount, { ...understood, token });
    for (const ended of [token, other.auth ?? ""]) {
      expect((await service.refusal(usersInfos, { token: ended })).code).toBe("unauthorized");
    }
    const known = await service.refusal(login, { body: { userName, password: PASSWORD } });
    const unknown = await service.refusal(login, { body: { userName: "nobodyhere1", password: PASSWORD } });
    expect([known.code, known.status]).toEqual([unknown.code, unknown.status]);
    const [row] = await service.db.select().from(member).where(eq(member.uuid, uuid));
    expect([row?.email, row?.closedAt instanceof Date]).toEqual(["", true]);
    const { token: admin } = await operator(service, "administrator");
    const { closedAt } = await service.call(oneMember, { body: { uuid }, token: admin });
    expect(closedAt).toMatch(/\+07:00$/);
    const { items } = await service.call(allAudit, { body: { action: "users.close" }, token: admin });
    expect(items).toMatchObject([{ operator: uuid, role: "member", target: uuid }]);
  });
});

describe.each(embeddedAlone)("how a member is told on $kind", (kind) => {
  const open = useService(kind);

  test("is the member's choice, part by part; a channel that is not connected cannot be chosen", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const offered = { push: false, line: true };
    const usual = { results: "all", money: true, push: false, line: false, offered, isLineLinked: false };
    expect(await service.call(readNotificationSettings, { token })).toEqual(usual);
    await service.call(setNotificationSettings, { body: { results: "wins" }, token });
    await service.call(setNotificationSettings, { body: { money: false }, token });
    expect(await service.call(setNotificationSettings, { body: {}, token })).toEqual({
      ...usual,
      results: "wins",
      money: false,
    });
    for (const [body, code] of [
      [{ push: true }, "not-offered"],
      [{ line: true }, "line-unlinked"],
    ] as const)
      expect((await service.refusal(setNotificationSettings, { body, token })).code).toBe(code);
  });
});

const confirmed = (service: TestService, { token }: Person) =>
  service.call(confirmPin, { body: { password: PASSWORD }, token });

const grantCash = (service: TestService, { uuid }: Person, baht: number) =>
  service.db.transaction((tx) =>
    post(tx, {
      kind: "ADMIN_INCREASE",
      ref: newKey(),
      from: { house: "house-grants" },
      to: { member: uuid, account: "cash" },
      amount: satang(baht * 100),
    }),
  );
