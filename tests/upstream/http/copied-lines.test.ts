import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allUserBanks, createUserBank } from "@/lib/contract/banks";
import { login, signup } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { loginFailure, member } from "@/upstream/db/schema/members";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { newAccountNumber, withName } from "../../support/world/banks";
import { newcomer, newIdentity, PASSWORD, signUp } from "../../support/world/people";

/** As Apple's contacts copy a line. */
const marked = (text: string) => `\u202a\u00a0${text.slice(0, 3)}\u200b${text.slice(3)}\u202c\ufeff`;

describe.each(oneDatabase)("a body of whoever does not tidy it up on $kind", (kind) => {
  const open = useService(kind);

  /** Without the contract's own encoding, which would make it plain before it is sent. */
  const post = (path: string, body: object, token?: string) =>
    fetch(`${open().origin}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accepted-terms": TERMS_VERSION,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });

  test("signs up under the name and the number that are seen", async () => {
    const { userName, phoneNumber } = newIdentity();
    const body = { userName: marked(userName), phoneNumber: marked(phoneNumber), password: PASSWORD };
    expect((await post(signup.path, body)).status).toBe(200);
    const [row] = await open().db.select().from(member).where(eq(member.userName, userName));
    expect(row?.phoneNumber).toBe(phoneNumber);
  });

  test("logs in by that name, and no failure is counted; a PIN with a mark is another PIN", async () => {
    const { userName } = await signUp(open());
    expect((await post(login.path, { userName: marked(userName), password: PASSWORD })).status).toBe(200);
    const failures = open().db.select().from(loginFailure).where(eq(loginFailure.key, userName));
    expect(await failures).toEqual([]);
    expect((await post(login.path, { userName, password: marked(PASSWORD) })).status).toBe(401);
    expect(await failures).toHaveLength(1);
  });

  test("binds the account whose digits are seen", async () => {
    const who = await newcomer(open(), 0);
    await withName(open(), who, "ร.ต.อ. สมชาย ใจดี");
    const accountNumber = newAccountNumber();
    const body = { bankCode: "KBANK", bankAccountNumber: marked(accountNumber) };
    expect((await post(createUserBank.path, body, who.token)).status).toBe(200);
    const bound = await open().call(allUserBanks, { token: who.token });
    expect(bound.map((each) => each.accountNumber)).toEqual([accountNumber]);
  });
});
