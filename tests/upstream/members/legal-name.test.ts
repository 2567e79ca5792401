import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allOperatorBanks, approveBank, rejectBank } from "@/lib/contract/operators/withdraws";
import { updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { member } from "@/upstream/db/schema/members";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { bind, boundAccount, newAccountNumber } from "../../support/world/banks";
import { newcomer, operator, type Person } from "../../support/world/people";

describe.each(oneDatabase)("a member's legal name on $kind", (kind) => {
  const open = useService(kind);

  test("is theirs to change until a bank account is approved under it, then staff's alone", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await rename(service, member, "Somchai Jaidi");
    await rename(service, member, "Somchai Jaidee");
    const { bankId } = await bind(service, member, newAccountNumber());
    expect((await infoOf(service, member)).isNameFixed).toBe(false);
    await approve(service, bankId);
    expect(await infoOf(service, member)).toMatchObject({ name: "Somchai Jaidee", isNameFixed: true });
    const other = { body: { name: "Crook Thief", email: "new@example.com" }, token: member.token };
    expect((await service.refusal(updateUsersInfos, other)).code).toBe("name-fixed");
    expect(await infoOf(service, member)).toMatchObject({ name: "Somchai Jaidee", email: "" });
    // The same name, as a form sends it along, is not another name.
    await rename(service, member, " Somchai  Jaidee ");
  });

  test("that is kept as it was typed once is still the same name when a form sends it along", async () => {
    const service = open();
    const who = await newcomer(service, 0);
    const kept = { name: "Somchai  Jaidee", nameFixedAt: new Date() };
    await service.db.update(member).set(kept).where(eq(member.uuid, who.uuid));
    await rename(service, who, "Somchai  Jaidee");
    await rename(service, who, "Somchai Jaidee");
    expect((await infoOf(service, who)).name).toBe("Somchai  Jaidee");
  });

  test("stays fixed though the approval is taken back", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { bankId } = await boundAccount(service, member);
    const { token } = await operator(service, "staff");
    await service.call(rejectBank, { body: { id: String(bankId), reason: "a wrong picture" }, token });
    expect(await renameRefusal(service, member, "Crook Thief")).toBe("name-fixed");
  });

  test("is the one that the first approved account was bound under, whatever was typed since", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await rename(service, member, "Somchai Jaidee");
    const { bankId } = await bind(service, member, newAccountNumber());
    await rename(service, member, "Crook Thief");
    await approve(service, bankId);
    expect((await infoOf(service, member)).name).toBe("Somchai Jaidee");
    const { token } = await operator(service, "staff");
    const { items } = await service.call(allOperatorBanks, { body: { limit: 100 }, token });
    expect(items.find((one) => one.bankId === bankId)).toMatchObject({
      name: "Somchai Jaidee",
      memberName: "Somchai Jaidee",
      formerNames: ["Crook Thief", "Somchai Jaidee"],
    });
  });

  test.each(["Somchai \u202eeedaij", "\u2066Somchai\u2069", "Somchai\u0007"])(
    "with marks that nobody sees is refused: %j",
    async (name) => {
      const service = open();
      const member = await newcomer(service, 0);
      const headers = { authorization: `Bearer ${member.token}` };
      const { status, body } = await service.wire("POST", "/api/users-infos.update", { name }, headers);
      expect(status).toBe(422);
      expect(body).toMatchObject({ details: { issues: [{ path: "body.name", code: "name-marks" }] } });
    },
  );

  test("typed in full-width letters is kept in ordinary ones", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await rename(service, member, "Ｓｏｍｃｈａｉ　Ｊａｉｄｅｅ");
    expect((await infoOf(service, member)).name).toBe("Somchai Jaidee");
  });
});

const rename = (service: TestService, { token }: Person, name: string) =>
  service.call(updateUsersInfos, { body: { name }, token });

const renameRefusal = async (service: TestService, { token }: Person, name: string) =>
  (await service.refusal(updateUsersInfos, { body: { name }, token })).code;

const infoOf = (service: TestService, { token }: Person) => service.call(usersInfos, { token });

async function approve(service: TestService, bankId: number) {
  const { token } = await operator(service, "staff");
  return service.call(approveBank, { body: { id: String(bankId) }, token });
}
