import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { readFault } from "@/lib/contract/fault-details";
import { type NewMember, signup, updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { centreAgent } from "@/upstream/db/schema/agents";
import { member } from "@/upstream/db/schema/members";
import { termsAcceptance } from "@/upstream/db/schema/terms";
import { embeddedAlone, oneDatabase } from "../../support/database";
import { count } from "../../support/ledger";
import { newIdentity, PASSWORD, payIn, signUp } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

let addresses = 0;

describe.each(oneDatabase)("signing up on $kind", (kind) => {
  const open = useService(kind);

  test("opens an account with empty balances, signs in, and the money that is paid in is there", async () => {
    const service = open();
    const person = await signUp(service);
    const info = await service.call(usersInfos, { token: person.token });
    expect(info).toMatchObject({ userName: person.userName, cash: 0, afCash: 0, loyaltyPoint: 0, level: 1 });
    expect(await service.call(cashs, { token: person.token })).toEqual({ money: 0, held: 0, version: 0 });
    await payIn(service, person, 250);
    const { money, version } = await service.call(cashs, { token: person.token });
    expect([money, version]).toEqual([250_01, 1]);
  });

  test("twelve times at once with one name makes one member; the others hear that it is taken", async () => {
    const service = open();
    const { userName } = newIdentity();
    const sends = await Promise.allSettled(
      Array.from({ length: 12 }, () => send(service, { ...newIdentity(), userName })),
    );
    const codes = sends.map((one) => (one.status === "fulfilled" ? "member" : one.reason.code));
    expect(codes.filter((code) => code === "member")).toHaveLength(1);
    expect(codes.filter((code) => code !== "member")).toEqual(Array(11).fill("username-taken"));
    expect(await count(service.db, sql`SELECT count(*) FROM member WHERE user_name = ${userName}`)).toBe(1);
  });

  test("with a phone number on file, however it is written, is refused as taken", async () => {
    const service = open();
    const first = newIdentity();
    await send(service, first);
    const national = `0${first.phoneNumber.slice(3)}`;
    for (const phoneNumber of [first.phoneNumber, national, national.replace(/^(\d{3})(\d{3})/, "$1-$2-")]) {
      const fault = await refusal(service, { ...newIdentity(), phoneNumber });
      expect([phoneNumber, fault.code]).toEqual([phoneNumber, "phone-taken"]);
    }
  });
});

describe.each(embeddedAlone)("the rules of signing up on $kind", (kind) => {
  const open = useService(kind);

  test.each<[string, Partial<NewMember>, string]>([
    ["a name of five characters", { userName: "abc12" }, "username-invalid"],
    ["capital letters", { userName: "Abcdef1" }, "username-invalid"],
    ["five equal characters in a row", { userName: "ab11111" }, "username-invalid"],
    ["four equal characters at the beginning", { userName: "aaaab12" }, "username-invalid"],
    ["another script", { userName: "สมชาย99" }, "username-invalid"],
    ["no name at all", { userName: "" }, "username-required"],
    ["a PIN of seven", { password: "Aa1#567" }, "password-too-short"],
    ["a PIN of thirty-one", { password: `Aa1#${"x".repeat(27)}` }, "password-too-long"],
    ["a PIN without a capital", { password: "aa1#5678" }, "password-invalid"],
    ["a PIN whose only mark is not of the list", { password: "Aa1_5678" }, "password-invalid"],
    ["a PIN everyone has", { password: "P@ssw0rd" }, "password-too-weak"],
    ["a phone number of a country that is not served", { phoneNumber: "+4915112345678" }, "phone-invalid"],
    ["a landline", { phoneNumber: "021234567" }, "phone-invalid"],
  ])("%s is refused with the rule's own code", async (_, part, code) => {
    const service = open();
    const fault = await refusal(service, { ...newIdentity(), ...part });
    expect(fault.code).toBe("invalid-input");
    const { issues } = fault.details as { issues: { code: string }[] };
    expect(issues.map((issue) => issue.code)).toEqual([code]);
  });

  test.each(["ab1111", "abcdefgh", "a1b2c3", "999a99"])("the name %s is taken in", async (userName) => {
    await send(open(), { ...newIdentity(), userName });
  });

  test("a name is told to be taken only after a whole valid form, and five times an hour to one address", async () => {
    const service = open();
    const taken = await signUp(service);
    const half = { ...newIdentity(), userName: taken.userName, password: "weak" };
    expect((await refusal(service, half, "10.0.0.9")).code).toBe("invalid-input");
    for (let time = 1; time <= 5; time++) {
      const body = { ...newIdentity(), userName: taken.userName };
      expect((await refusal(service, body, "10.0.0.9")).code).toBe("username-taken");
    }
    const sixth = await refusal(service, { ...newIdentity(), userName: taken.userName }, "10.0.0.9");
    expect(sixth.code).toBe("rate-limited");
    // By then a refusal does not tell taken names from free ones, either.
    expect((await refusal(service, newIdentity(), "10.0.0.9")).code).toBe("rate-limited");
    expect((await refusal(service, { ...newIdentity(), userName: taken.userName }, "10.0.0.10")).code).toBe(
      "username-taken",
    );
  });

  test("keeps where a newcomer came from; empty or 0 is the centre agent; the password is kept as a hash", async () => {
    const service = open();
    const a = await opened(service, { agentId: 0, refUid: 0 });
    const b = await opened(service, { agentId: 7, refUid: 9, slug: "nobodys", employeeSlug: "word" });
    expect(a).toMatchObject({ agentId: 2, refUid: 0, slug: "", registerFromDomain: "site.example" });
    expect(b).toMatchObject({ agentId: 7, refUid: 9, slug: "nobodys", employeeSlug: "word" });
    expect([a.referrer, a.employee, b.referrer, b.employee]).toEqual([null, null, null, null]);
    expect(a.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("a link that somebody sent decides over any number that came along", async () => {
    const service = open();
    const { uuid } = await signUp(service);
    await service.db.update(member).set({ agentId: 5 }).where(eq(member.uuid, uuid));
    const [friend] = await service.db.select().from(member).where(eq(member.uuid, uuid));
    const [staff] = await service.db.select().from(member).where(eq(member.userName, "staff01"));
    await service.db.update(member).set({ agentId: 6 }).where(eq(member.userName, "staff01"));
    const [slug, employeeSlug] = [friend?.afSlug, staff?.afSlug];
    const invited = await opened(service, { slug, agentId: 7, refUid: 9 });
    expect(invited).toMatchObject({ agentId: 5, refUid: friend?.uid, referrer: uuid, employee: null });
    const brought = await opened(service, { employeeSlug });
    expect(brought).toMatchObject({ agentId: 6, refUid: 0, referrer: null, employee: staff?.uuid });
    const both = await opened(service, { slug, employeeSlug });
    expect(both).toMatchObject({ agentId: 5, refUid: friend?.uid, employee: staff?.uuid });
    // The two kinds of invitation cannot replace each other.
    expect(await opened(service, { slug: employeeSlug, employeeSlug: slug })).toMatchObject({
      agentId: 2,
      referrer: null,
      employee: null,
    });
  });

  test("the centre is the one of the page's language", async () => {
    const service = open();
    await service.db.update(centreAgent).set({ agentId: 44, refUid: 4 }).where(eq(centreAgent.locale, "kh"));
    expect(await opened(service, {}, "km")).toMatchObject({ agentId: 44, refUid: 4 });
    expect(await opened(service, {}, "my")).toMatchObject({ agentId: 2, refUid: 0 });
  });

  test("nobody signs up without the terms; the accepted version is stored with its time", async () => {
    const service = open();
    for (const version of ["", "1999-01-01"]) {
      const { body, headers } = argsOf(newIdentity());
      const answer = await service.wire("POST", "/api/users.signup", body, {
        ...headers,
        "accepted-terms": version,
      });
      expect(readFault(answer.body).code).toBe("terms-not-accepted");
    }
    const before = Date.now();
    const { uuid } = await opened(service);
    const [kept] = await service.db.select().from(termsAcceptance).where(eq(termsAcceptance.member, uuid));
    expect(kept?.version).toBe(TERMS_VERSION);
    expect(Math.abs((kept?.acceptedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });

  test("a profile takes a new name and e-mail and keeps the rest", async () => {
    const service = open();
    const { token } = await signUp(service);
    const body = { name: "สมชาย ใจดี", email: "som@example.com" };
    expect(await service.call(updateUsersInfos, { body, token })).toMatchObject(body);
    expect(await service.call(updateUsersInfos, { body: { avatar: "" }, token })).toMatchObject({
      ...body,
      avatar: "",
    });
    for (const change of [{ email: "other@example.com" }, { lineId: "U4af4980629" }]) {
      expect((await service.refusal(updateUsersInfos, { body: change, token })).code).toBe("needs-pin");
    }
    expect(await service.call(usersInfos, { token })).toMatchObject({ ...body, lineId: "" });
    const headers = { authorization: `Bearer ${token}` };
    const wrong = await service.wire("POST", "/api/users-infos.update", { email: "som@" }, headers);
    expect(readFault(wrong.body).code).toBe("invalid-input");
  });
});

type Form = Omit<NewMember, "password"> & { password?: string };

const argsOf = (form: Form, address?: string) => ({
  body: { password: PASSWORD, ...form },
  headers: {
    "x-client-ip": address ?? `10.1.0.${++addresses}`,
    "x-site-host": "site.example:3000",
    "accepted-terms": TERMS_VERSION,
  },
});

/** The form is sent as typed: the service must find its errors. */
async function post(service: TestService, form: Form, address?: string) {
  const { body, headers } = argsOf(form, address);
  return service.wire("POST", "/api/users.signup", body, headers);
}

async function refusal(service: TestService, form: Form, address?: string) {
  const { status, body } = await post(service, form, address);
  if (status === 200) throw new Error("was not refused");
  return readFault(body);
}

/** Signs up and returns the written row. */
async function opened(service: TestService, part: Partial<NewMember> = {}, language = "th") {
  const { body, headers } = argsOf({ ...newIdentity(), ...part });
  await service.send(signup, { body, headers: { ...headers, "accept-language": language } });
  const [row] = await service.db.select().from(member).where(eq(member.userName, body.userName));
  if (!row) throw new Error("nobody signed up");
  return row;
}

const send = (service: TestService, form: Form) => service.send(signup, argsOf(form));
