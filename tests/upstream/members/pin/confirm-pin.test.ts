import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { pushAuth } from "@/lib/contract/push";
import { authUser, confirmPin, login, updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { epochMs } from "@/lib/domain/time/time";
import { session } from "@/upstream/db/schema/members";
import { oneDatabase } from "../../../support/database/database";
import type { TestService } from "../../../support/service/service";
import { useService } from "../../../support/service/use-service";
import { PASSWORD, type Person, signUp } from "../../../support/world/people";

const newContact = { email: "new@example.com" };

describe.each(oneDatabase)("the PIN on $kind", (kind) => {
  const open = useService(kind);

  test("lets a contact be changed for five minutes, on this session alone", async () => {
    const service = open();
    const person = await withEmail(service);
    const other = await service.send(login, { body: { userName: person.userName, password: PASSWORD } });
    const { confirmedUntil } = await service.call(confirmPin, {
      body: { password: PASSWORD },
      token: person.token,
    });
    const left = epochMs(confirmedUntil) - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
    expect(await codeOf(service, other.auth ?? "")).toBe("needs-pin");
    expect(await service.call(updateUsersInfos, { body: newContact, token: person.token })).toMatchObject(
      newContact,
    );

    await service.db.execute(
      sql`UPDATE session SET confirmed_until = clock_timestamp() WHERE member = ${person.uuid}`,
    );
    expect(await codeOf(service, person.token, "third@example.com")).toBe("needs-pin");
  });

  test("five wrong ones close this way for a quarter of an hour; the session and the login stay", async () => {
    const service = open();
    const { token, userName } = await signUp(service);
    const wrong = { body: { password: "Wrong one #2026" }, token };
    const codes = [];
    for (let times = 0; times < 6; times += 1) codes.push((await service.refusal(confirmPin, wrong)).code);
    expect(codes).toEqual([...Array(4).fill("password-wrong"), "rate-limited", "rate-limited"]);
    const locked = await service.refusal(confirmPin, { body: { password: PASSWORD }, token });
    expect(locked).toMatchObject({ code: "rate-limited", status: 429 });
    expect(locked.details).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(await service.call(usersInfos, { token })).toMatchObject({ userName });
    expect((await service.send(login, { body: { userName, password: PASSWORD } })).auth).toBeTruthy();
  });

  test("is not undone by acts after a long silence, nor does a page that stays open break the silence", async () => {
    const service = open();
    const { token, uuid } = await signUp(service);
    const actedAgo = async () => {
      const [row] = await service.db.select().from(session).where(eq(session.member, uuid));
      return Date.now() - (row?.actedAt.getTime() ?? 0);
    };
    const silentFor = (minutes: number) =>
      service.db.execute(
        sql`UPDATE session SET acted_at = clock_timestamp() - ${minutes} * interval '1 minute' WHERE member = ${uuid}`,
      );

    await silentFor(20);
    await service.call(cashs, { token });
    await service.refusal(pushAuth, { body: { socket_id: "1.1", channel_name: "private-nobody" }, token });
    expect(await actedAgo()).toBeGreaterThan(19 * 60_000);
    await service.call(authUser, { token });
    expect(await actedAgo()).toBeLessThan(60_000);

    await silentFor(31);
    await service.call(authUser, { token });
    expect(await actedAgo()).toBeGreaterThan(30 * 60_000);
    await service.call(confirmPin, { body: { password: PASSWORD }, token });
    expect(await actedAgo()).toBeLessThan(60_000);
  });
});

async function withEmail(service: TestService): Promise<Person> {
  const person = await signUp(service);
  await service.call(updateUsersInfos, { body: { email: "first@example.com" }, token: person.token });
  return person;
}

const codeOf = async (service: TestService, token: string, email = newContact.email) =>
  (await service.refusal(updateUsersInfos, { body: { email }, token })).code;
