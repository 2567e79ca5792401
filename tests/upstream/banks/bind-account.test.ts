import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allBanks, allUserBanks, createUserBank } from "@/lib/contract/banks";
import { allNotifications } from "@/lib/contract/notifications";
import { allAudit } from "@/lib/contract/operators/audit";
import { allOperatorBanks, approveBank, rejectBank } from "@/lib/contract/operators/withdraws";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { bind, boundAccount, newAccountNumber, withName } from "../../support/world/banks";
import { newcomer, operator, type Person } from "../../support/world/people";

describe.each(oneDatabase)("binding a bank account on $kind", (kind) => {
  const open = useService(kind);

  test("waits for staff, carries the profile's name, and stands once they approve", async () => {
    const service = open();
    const member = await named(service, "สมชาย ใจดี");
    const number = newAccountNumber();
    const dashed = `${number.slice(0, 3)}-${number.slice(3, 4)}-${number.slice(4, 9)}-${number.slice(9)}`;
    const bound = await bind(service, member, dashed, "kbank");
    expect(bound).toMatchObject({
      bankCode: "KBANK",
      accountNumber: number,
      name: "สมชาย ใจดี",
      status: "waiting",
      reason: null,
    });
    const [staff, admin] = [await operator(service, "staff"), await operator(service, "administrator")];
    const id = String(bound.bankId);
    const approved = await service.call(approveBank, { body: { id }, token: staff.token });
    expect(approved).toMatchObject({ id, status: "approved", uuid: member.uuid, userName: member.userName });
    expect((await listed(service, member)).map(({ status }) => status)).toEqual(["approved"]);
    expect((await service.refusal(approveBank, { body: { id }, token: staff.token })).code).toBe(
      "bank-account-decided-already",
    );
    const { items } = await service.call(allAudit, { body: { limit: 1 }, token: admin.token });
    expect(items[0]).toMatchObject({
      operator: staff.uuid,
      action: "operators.banks.approve",
      target: id,
      before: { status: "waiting", accountNumber: number },
      after: { status: "approved" },
    });
  });

  test("is refused with a message in the member's language", async () => {
    const service = open();
    const member = await named(service, "สมชาย ใจดี");
    const refused = async (bankCode: string, bankAccountNumber: string, language = "th") => {
      const { code, message } = await service.refusal(createUserBank, {
        body: { bankCode, bankAccountNumber },
        token: member.token,
        headers: { "accept-language": language },
      });
      return [code, message];
    };
    expect(await refused("NOBANK", newAccountNumber())).toEqual([
      "bank-account-unknown",
      "ธนาคารไม่พบบัญชีนี้ กรุณาตรวจธนาคารและเลขบัญชี",
    ]);
    expect(await refused("KBANK", "123456789", "en-GB,en;q=0.9")).toEqual([
      "bank-account-malformed",
      "This is not an account number of this bank. Please check its digits.",
    ]);
    expect(await refused("KBANK", "5550000000", "my-MM")).toEqual([
      "bank-account-unknown",
      "ဘဏ်တွင် ဤအကောင့် မရှိပါ။ ဘဏ်နှင့် အကောင့်နံပါတ်ကို စစ်ဆေးပါ။",
    ]);
    expect(await refused("KBANK", "5550009999", "fr,de")).toEqual([
      "bank-account-name-mismatch",
      "เพิ่มบัญชีนี้ในชื่อของคุณไม่ได้ กรุณาตรวจเลขบัญชีและชื่อในโปรไฟล์ หรือติดต่อเจ้าหน้าที่",
    ]);
    await withName(service, member, " ");
    expect((await refused("KBANK", newAccountNumber()))[0]).toBe("bank-account-name-mismatch");
    expect(await listed(service, member)).toEqual([]);
  });

  test("takes an account once on the whole site: of twenty members at once one gets it", async () => {
    const service = open();
    const members: Person[] = [];
    for (let at = 0; at < 20; at += 1) members.push(await named(service, "สมชาย ใจดี"));
    const number = newAccountNumber();
    const tries = await Promise.allSettled(members.map((member) => bind(service, member, number)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // As for a number whose holder has another name: nobody learns that it is somebody's here.
    for (const each of tries)
      if (each.status === "rejected") expect(each.reason.code).toBe("bank-account-name-mismatch");
    const winner = members[tries.findIndex(({ status }) => status === "fulfilled")];
    if (!winner) throw new Error("nobody got it");
    expect((await refusal(service, winner, number)).code).toBe("bank-account-taken");
    // The same number at another bank is another account.
    const [loser] = members.filter((member) => member !== winner);
    if (loser) expect((await bind(service, loser, number, "SCB")).status).toBe("waiting");
  });

  test("is possible three times: of ten at once three stand", async () => {
    const service = open();
    const member = await named(service, "สมชาย ใจดี");
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => bind(service, member, newAccountNumber())),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const each of tries)
      if (each.status === "rejected") expect(each.reason.code).toBe("bank-account-limit-reached");
    expect(await listed(service, member)).toHaveLength(3);
  });

  test("of one that staff rejected is possible again, and the list shows the newer try", async () => {
    const service = open();
    const member = await named(service, "สมชาย ใจดี");
    const { token } = await operator(service, "staff");
    const number = newAccountNumber();
    const first = await bind(service, member, number);
    const body = { id: String(first.bankId), reason: "the name is not readable" };
    await service.call(rejectBank, { body, token });
    expect(await listed(service, member)).toMatchObject([
      { status: "rejected", reason: "the name is not readable" },
    ]);
    const again = await bind(service, member, number);
    expect(await listed(service, member)).toMatchObject([{ bankId: again.bankId, status: "waiting" }]);
    expect((await service.refusal(approveBank, { body, token })).code).toBe("bank-account-decided-already");
    await service.call(approveBank, { body: { id: String(again.bankId) }, token });
    await service.call(rejectBank, { body: { id: String(again.bankId), reason: "closed" }, token });
    expect((await listed(service, member))[0]?.status).toBe("rejected");
    const { items } = await service.call(allNotifications, { query: {}, token: member.token });
    expect(items.map(({ kind }) => kind)).toEqual(["bank-rejected", "bank-approved", "bank-rejected"]);
  });

  test("is closed to a member whose status says so, but not the list", async () => {
    const service = open();
    const member = await named(service, "สมชาย ใจดี");
    await service.db.execute(sql`UPDATE member SET closed_area = 2 WHERE uuid = ${member.uuid}`);
    expect((await refusal(service, member, newAccountNumber())).code).toBe("area-closed");
    expect(await listed(service, member)).toEqual([]);
  });

  test("asks for the PIN after half an hour without an act", async () => {
    const service = open();
    const member = await named(service, "สมชาย ใจดี");
    await service.db.execute(sql`
      UPDATE session SET acted_at = clock_timestamp() - interval '31 minutes' WHERE member = ${member.uuid}`);
    expect((await refusal(service, member, newAccountNumber())).code).toBe("needs-pin");
  });

  test("is braked: whose account a number is, is not for trying out", async () => {
    const service = open();
    const member = await named(service, "สมชาย ใจดี");
    const codes = [];
    for (let times = 0; times < 21; times += 1) {
      codes.push((await refusal(service, member, "5550000000")).code);
    }
    expect([...new Set(codes)]).toEqual(["bank-account-unknown", "rate-limited"]);
    expect(codes.indexOf("rate-limited")).toBe(20);
  });

  test("shows staff pending ones of every member first; members see only their own", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await named(service, "สมชาย ใจดี");
    await boundAccount(service, member);
    const { bankId } = await bind(service, member, newAccountNumber());
    const found = [];
    let cursor: string | undefined;
    do {
      const page = await service.call(allOperatorBanks, { body: { limit: 5, cursor }, token });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const waiting = found.filter(({ status }) => status === "waiting");
    expect(found.slice(0, waiting.length)).toEqual(waiting);
    expect(waiting.at(-1)?.bankId).toBe(bankId);
    expect(await listed(service, await newcomer(service, 0))).toEqual([]);
    for (const id of ["0", "x", "999999999999999", "2147483647"]) {
      expect((await service.refusal(approveBank, { body: { id }, token })).code).toBe("not-found");
    }
  });

  test("begins with the list of banks, which anyone may read", async () => {
    const found = await open().call(allBanks);
    expect(found.find(({ bankCode }) => bankCode === "GSB")).toEqual({
      bankCode: "GSB",
      name: "Government Savings Bank",
      country: "th",
      digits: [12, 12],
    });
  });

  test("is done for the demo member of the box", async () => {
    const { db } = open();
    const { rows } = await db.execute<{ status: string; bank_code: string }>(sql`
      SELECT b.status, b.bank_code FROM member_bank b JOIN member m ON m.uuid = b.member WHERE m.user_name = 'demo01'`);
    expect(rows).toEqual([{ status: "approved", bank_code: "KBANK" }]);
  });
});

async function named(service: TestService, name: string): Promise<Person> {
  const member = await newcomer(service, 0);
  await withName(service, member, name);
  return member;
}

const listed = (service: TestService, { token }: Person) => service.call(allUserBanks, { token });

const refusal = (service: TestService, { token }: Person, bankAccountNumber: string) =>
  service.refusal(createUserBank, { body: { bankCode: "KBANK", bankAccountNumber }, token });
