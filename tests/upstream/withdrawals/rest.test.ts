import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allNotifications } from "@/lib/contract/notifications";
import { approveBank } from "@/lib/contract/operators/withdraws";
import { verifyOtp } from "@/lib/contract/otps";
import { changePassword, forgotPassword, updatePhoneNumber } from "@/lib/contract/users";
import { allWithdraws } from "@/lib/contract/withdraws";
import { bangkokIso, DAY_MS, HOUR_MS } from "@/lib/domain/time/time";
import { member as members } from "@/upstream/db/schema/members";
import { changeName } from "@/upstream/members/legal-name";
import { hashPassword } from "@/upstream/members/pin/password";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { bind, confirmPinOf, newAccountNumber, withdraw, withdrawer } from "../../support/world/banks";
import { askForCode, forgot, NEW_PASSWORD, newAddress, resetBody } from "../../support/world/otps";
import { newIdentity, operator, PASSWORD } from "../../support/world/people";

type Member = Awaited<ReturnType<typeof withdrawer>> & { phoneNumber: string };

/** Security-relevant changes that a thief would make, by members' calls. */
const changes: Record<string, (service: TestService, who: Member) => Promise<unknown>> = {
  "a changed PIN": async (service, { token }) => {
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await service.call(changePassword, { body, token });
  },
  "a phone number that was changed": async (service, who) => {
    const { phoneNumber } = newIdentity();
    const asked = { userName: who.userName, phoneNumber, purpose: "phone-number" as const };
    const code = await askForCode(service, asked, who.token);
    await service.call(verifyOtp, { body: code, token: who.token, headers: newAddress() });
    await service.call(updatePhoneNumber, { body: { phoneNumber }, token: who.token });
  },
  "a name that staff changed": (service, { uuid }) =>
    service.db.transaction((tx) => changeName(tx, uuid, "Somying Rakdee")),
  "another bank account": (service, who) => bind(service, who, newAccountNumber()),
};

/** What the bell says of them; staff and bank accounts have ways of their own. */
const bell: Record<string, string[]> = {
  "a changed PIN": ["pin-changed"],
  "a phone number that was changed": ["phone-changed"],
};

describe.each(oneDatabase)("withdrawals on $kind", (kind) => {
  const open = useService(kind);

  test("do not rest behind the first account of a newcomer", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    expect(await restOf(service, member)).toBeNull();
    expect((await withdraw(service, member, 500)).status).toBe("pending");
  });

  test.each(Object.keys(changes))(
    "rest for a day behind %s, and the member reads until when",
    async (name) => {
      const service = open();
      const member = await ready(service);
      const before = await service.now();
      await changes[name]?.(service, member);
      const until = await restOf(service, member);
      if (!until) throw new Error("nothing rests");
      expect(Date.parse(until)).toBeGreaterThanOrEqual(before + DAY_MS);
      expect(Date.parse(until)).toBeLessThanOrEqual((await service.now()) + DAY_MS);
      const refusal = await withdraw(service, member, 500).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: "withdraw-resting", status: 409, details: { until } });
      const { items } = await service.call(allNotifications, { query: {}, token: member.token });
      const account = items.map((item) => item.kind).filter((one) => one.endsWith("-changed"));
      expect(account).toEqual(bell[name] ?? []);

      await service.setClock(bangkokIso(Date.parse(until) + 1));
      expect(await restOf(service, member)).toBeNull();
      expect((await withdraw(service, member, 500)).status).toBe("pending");
      await service.setClock(bangkokIso(before));
    },
  );

  test("rest behind a PIN that was reset by a code, for whoever comes in with it", async () => {
    const service = open();
    const member = await ready(service);
    const code = await askForCode(service, forgot(member));
    await service.call(forgotPassword, { body: resetBody(member, code), headers: newAddress() });
    const [row] = await service.db.select().from(members).where(eq(members.uuid, member.uuid));
    expect(row?.sensitiveChangeAt).not.toBeNull();
  });

  test("rest again from the latest change on", async () => {
    const service = open();
    const member = await ready(service);
    await bind(service, member, newAccountNumber());
    const first = await restOf(service, member);
    const start = await service.now();
    await service.setClock(bangkokIso(start + HOUR_MS));
    const { bankId } = await bind(service, member, newAccountNumber());
    const second = await restOf(service, member);
    expect(Date.parse(second ?? "") - Date.parse(first ?? "")).toBeGreaterThanOrEqual(HOUR_MS);
    // An earlier approval by staff changes nothing.
    const { token } = await operator(service, "staff");
    await service.call(approveBank, { body: { id: String(bankId) }, token });
    expect(await restOf(service, member)).toBe(second);
    await service.setClock(bangkokIso(start));
  });
});

describe.each(oneDatabase)("where withdrawals rest for no hour on $kind", (kind) => {
  const open = useService(kind, { WITHDRAW_REST_HOURS: 0 });

  test("a change stops none", async () => {
    const service = open();
    const member = await ready(service);
    await bind(service, member, newAccountNumber());
    expect((await withdraw(service, member, 500)).status).toBe("pending");
  });
});

/** A member who may withdraw at once, with a PIN and a phone of their own. */
async function ready(service: TestService): Promise<Member> {
  const member = await withdrawer(service, 1_000);
  await service.db
    .update(members)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(members.uuid, member.uuid));
  await confirmPinOf(service, member);
  const [row] = await service.db.select().from(members).where(eq(members.uuid, member.uuid));
  return { ...member, phoneNumber: row?.phoneNumber ?? "" };
}

const restOf = async (service: TestService, { token }: Pick<Member, "token">) =>
  (await service.call(allWithdraws, { query: { limit: 1 }, token })).restsUntil;
