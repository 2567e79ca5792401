import { createHash, generateKeyPairSync, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import type { Endpoint } from "@/lib/contract/endpoint";
import { createLoginCode, exchangeLoginCode } from "@/lib/contract/login-codes";
import { externalLogin, login, type PartnerToken, usersInfos } from "@/lib/contract/users";
import { userNameFault } from "@/lib/domain/members/credential";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { readPartnerKeys } from "@/upstream/config/partner-keys";
import { loginCode } from "@/upstream/db/schema/login-codes";
import { knownDevice, member, session } from "@/upstream/db/schema/members";
import { termsAcceptance } from "@/upstream/db/schema/terms";
import { endSessions } from "@/upstream/members/login/sessions";
import type { Args } from "../../../../tools/testing/calls";
import { oneDatabase } from "../../../support/database/database";
import type { TestService } from "../../../support/service/service";
import { useService } from "../../../support/service/use-service";
import { newIdentity, operator, PASSWORD, signUp } from "../../../support/world/people";

const SECRET = "a secret that this site and lucky share";
const pairs = {
  eddsa: generateKeyPairSync("ed25519"),
  ec: generateKeyPairSync("ec", { namedCurve: "P-256" }),
  rsa: generateKeyPairSync("rsa", { modulusLength: 2_048 }),
};
const pem = (pair: keyof typeof pairs) =>
  pairs[pair].publicKey.export({ type: "spki", format: "pem" }).toString();
const keys = { lucky: SECRET, edward: pem("eddsa"), "eve-c": pem("ec"), rosa: pem("rsa") };

interface Claims {
  iss?: string;
  sub?: string;
  jti?: string;
  iat?: number;
  exp?: number;
  [more: string]: unknown;
}
type Key = Parameters<SignJWT["sign"]>[0];

const nowSeconds = () => Math.floor(Date.now() / 1000);
const newSub = () => `m-${randomUUID()}`;

/** A partner's parameters; by default lucky's, made just now. */
async function tokenOf(
  partner: string,
  claims: Claims = {},
  { alg = "HS256", key = new TextEncoder().encode(SECRET) as Key } = {},
): Promise<PartnerToken> {
  const { phoneNumber } = newIdentity();
  const common = {
    iss: partner,
    sub: newSub(),
    jti: randomUUID(),
    iat: nowSeconds(),
    phone_number: phoneNumber,
  };
  const filled = { ...common, ...claims };
  const jws = await new SignJWT(filled).setProtectedHeader({ alg }).sign(key);
  const [header, payload, signature = ""] = jws.split(".");
  return { partner, token: `${header}.${payload}`, signature };
}

describe.each(oneDatabase)("coming in from outside on $kind", (kind) => {
  const service = useService(kind, { PARTNER_KEYS: readPartnerKeys(JSON.stringify(keys)) });
  const open = () => fromEverywhere(service());
  const refusal = async (body: PartnerToken) => (await open().refusal(externalLogin, { body })).code;

  test("a partner's word opens an account the first time, and finds it again", async () => {
    const service = open();
    const sub = newSub();
    const claims = { sub, name: "สมหญิง", email: "som@example.com", phone_number: "+66899990001" };
    const headers = { "x-site-host": "lotto.example:3000" };
    const first = await service.send(externalLogin, { body: await tokenOf("lucky", claims), headers });
    expect(first.reply).toMatchObject({
      name: "สมหญิง",
      email: "som@example.com",
      phoneNumber: "+66899990001",
      cash: 0,
    });
    expect(first.reply.userName).toMatch(/^lucky[a-z2-9]{8}$/);
    expect(userNameFault(first.reply.userName)).toBeNull();
    expect((await service.call(cashs, { token: first.auth ?? "" })).money).toBe(0);
    const again = await service.call(externalLogin, { body: await tokenOf("lucky", { sub }) });
    expect(again.userName).toBe(first.reply.userName);
    const [row] = await service.db.select().from(member).where(eq(member.userName, again.userName));
    expect(row).toMatchObject({ agentId: 2, refUid: 0, registerFromDomain: "lotto.example" });
    expect(await termsOf(service, row?.uuid)).toEqual([TERMS_VERSION]);
  });

  test("the device of a partner's login is known: strangers' guesses never count against it", async () => {
    const service = open();
    const headers = { "x-device-id": "phone-in-a-frame" };
    const { userName } = await service.call(externalLogin, { body: await tokenOf("lucky"), headers });
    const known = await service.db.select().from(knownDevice).where(eq(knownDevice.userName, userName));
    expect(known.map(({ deviceId }) => deviceId)).toEqual(["phone-in-a-frame"]);
  });

  test("the same name at two partners is two members", async () => {
    const sub = newSub();
    const own = await tokenOf("lucky", { sub });
    const other = await tokenOf("edward", { sub }, { alg: "EdDSA", key: pairs.eddsa.privateKey });
    const [one, two] = await Promise.all([own, other].map((body) => open().call(externalLogin, { body })));
    expect(one?.userName).not.toBe(two?.userName);
  });

  test("no account without a phone number, and none by a number that somebody has", async () => {
    const service = open();
    const sub = newSub();
    const { userName } = await signUp(service);
    const [row] = await service.db.select().from(member).where(eq(member.userName, userName));
    for (const typed of [undefined, "", "12345"]) {
      expect(await refusal(await tokenOf("lucky", { sub, phone_number: typed }))).toBe(
        "partner-phone-missing",
      );
    }
    const phone_number = row?.phoneNumber ?? "";
    expect(await refusal(await tokenOf("lucky", { sub, phone_number }))).toBe("phone-taken");
    // For a known member no phone number is required.
    const { userName: first } = await service.call(externalLogin, { body: await tokenOf("lucky", { sub }) });
    const again = await tokenOf("lucky", { sub, phone_number: undefined });
    expect((await service.call(externalLogin, { body: again })).userName).toBe(first);
  });

  test("two first tokens at once make one account", async () => {
    const sub = newSub();
    const bodies = [await tokenOf("lucky", { sub }), await tokenOf("lucky", { sub })];
    const [one, two] = await Promise.all(bodies.map((body) => open().call(externalLogin, { body })));
    expect(one?.userName).toBe(two?.userName);
  });

  test.each([
    ["edward", "EdDSA", pairs.eddsa.privateKey],
    ["eve-c", "ES256", pairs.ec.privateKey],
    ["rosa", "RS256", pairs.rsa.privateKey],
    ["rosa", "PS256", pairs.rsa.privateKey],
  ])("%s signs with %s", async (partner, alg, key) => {
    const body = await tokenOf(partner, {}, { alg, key });
    expect((await open().call(externalLogin, { body })).userName).toContain(partner.replace("-", ""));
  });

  const wrongKey = new TextEncoder().encode("another secret, of nobody that we know");
  const refusals: [string, () => Promise<PartnerToken>, string][] = [
    ["of nobody we know", () => tokenOf("stranger"), "partner-unknown"],
    ["of a name that every object has", () => tokenOf("constructor"), "partner-unknown"],
    ["signed with another key", () => tokenOf("lucky", {}, { key: wrongKey }), "partner-token-invalid"],
    ["by one partner in the name of another", () => tokenOf("edward"), "partner-token-invalid"],
    [
      "whose secret is a public key",
      () => tokenOf("rosa", {}, { key: new TextEncoder().encode(keys.rosa) }),
      "partner-token-invalid",
    ],
    ["that was made for another partner", () => tokenOf("lucky", { iss: "rosa" }), "partner-token-invalid"],
    ["without a name", () => tokenOf("lucky", { sub: undefined }), "partner-token-invalid"],
    ["without an id of its own", () => tokenOf("lucky", { jti: undefined }), "partner-token-invalid"],
    ["with an id anyone could guess", () => tokenOf("lucky", { jti: "1" }), "partner-token-invalid"],
    ["without its time", () => tokenOf("lucky", { iat: undefined }), "partner-token-invalid"],
    ["of the future", () => tokenOf("lucky", { iat: nowSeconds() + 600 }), "partner-token-invalid"],
    ["of a minute ago", () => tokenOf("lucky", { iat: nowSeconds() - 60 }), "partner-token-expired"],
    [
      "that gives itself a year",
      () => tokenOf("lucky", { iat: nowSeconds() - 61, exp: nowSeconds() + 31_536_000 }),
      "partner-token-expired",
    ],
    ["that ended earlier", () => tokenOf("lucky", { exp: nowSeconds() - 1 }), "partner-token-expired"],
    [
      "with a signature of nonsense",
      async () => ({ ...(await tokenOf("lucky")), signature: "x" }),
      "partner-token-invalid",
    ],
  ];
  test.each(refusals)("a token %s is refused", async (_, make, code) => {
    const body = await make();
    expect(await refusal(body)).toBe(code);
    expect((await open().refusal(createLoginCode, { body })).code).toBe(code);
  });

  test("a token without a signature's algorithm is refused", async () => {
    const { token } = await tokenOf("lucky");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const body = { partner: "lucky", token: `${none}.${token.split(".")[1]}`, signature: "AA" };
    expect(await refusal(body)).toBe("partner-token-invalid");
  });

  test("a token serves once, whichever of the two calls it serves, and twenty at once are one", async () => {
    const service = open();
    const body = await tokenOf("lucky");
    await service.call(createLoginCode, { body });
    expect(await refusal(body)).toBe("partner-token-used");
    const raced = await tokenOf("lucky");
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => service.call(externalLogin, { body: raced })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a code opens a session on the device that brings it, once; only its hash is kept", async () => {
    const service = open();
    const person = await signUp(service);
    const before = Date.now();
    const { reply, auth } = await service.send(createLoginCode, {
      body: { userName: person.userName, password: PASSWORD },
    });
    expect([reply.userName, auth]).toEqual([person.userName, null]);
    // A minute from somewhere between the two, to the second.
    expect(Date.parse(reply.expiresAt)).toBeGreaterThan(before + 59_000);
    expect(Date.parse(reply.expiresAt)).toBeLessThan(Date.now() + 61_000);
    const [kept] = await service.db.select().from(loginCode).where(eq(loginCode.member, person.uuid));
    expect(kept?.codeHash).toBe(createHash("sha256").update(reply.code).digest("hex"));

    const deviceId = "0123456789abcdef0123456789abcdef";
    const args = { body: { code: reply.code }, headers: { "x-device-id": deviceId } };
    const entered = await service.send(exchangeLoginCode, args);
    expect((await service.call(usersInfos, { token: entered.auth ?? "" })).userName).toBe(person.userName);
    const [device] = await service.db.select().from(session).where(eq(session.deviceId, deviceId));
    expect(device?.member).toBe(person.uuid);
    expect(
      await service.db.select().from(knownDevice).where(eq(knownDevice.deviceId, deviceId)),
    ).toHaveLength(1);
    expect((await service.refusal(exchangeLoginCode, args)).code).toBe("hand-off-invalid");
  });

  test("a partner's newcomer accepts the terms by going on", async () => {
    const service = open();
    const { code, userName } = await service.call(createLoginCode, { body: await tokenOf("lucky") });
    const [row] = await service.db.select().from(member).where(eq(member.userName, userName));
    expect(await termsOf(service, row?.uuid)).toEqual([]);
    await service.call(exchangeLoginCode, { body: { code } });
    expect(await termsOf(service, row?.uuid)).toEqual([TERMS_VERSION]);
  });

  test("a code is worth nothing after its minute, or once all sessions were ended, or made up", async () => {
    const service = open();
    const person = await signUp(service);
    const make = () =>
      service.call(createLoginCode, { body: { userName: person.userName, password: PASSWORD } });
    const refusalOf = async (code: string) =>
      (await service.refusal(exchangeLoginCode, { body: { code } })).code;
    const late = await make();
    await service.db.update(loginCode).set({ expiresAt: sql`clock_timestamp()` });
    expect(await refusalOf(late.code)).toBe("hand-off-invalid");
    const ended = await make();
    await service.db.transaction((tx) => endSessions(tx, person.uuid));
    expect(await refusalOf(ended.code)).toBe("hand-off-invalid");
    expect(await refusalOf("A".repeat(43))).toBe("hand-off-invalid");
  });

  test("the form in the frame counts failures with all others, and says what the login says", async () => {
    const service = open();
    const { userName } = await signUp(service);
    const guess = async () =>
      (await service.refusal(createLoginCode, { body: { userName, password: "Wrong one #1" } })).code;
    const codes = [await guess(), await guess(), await guess(), await guess(), await guess()];
    expect(codes).toEqual([...Array(4).fill("invalid login credential"), "login-limit-reached"]);
    const body = { userName, password: PASSWORD };
    expect((await service.refusal(login, { body })).code).toBe("login-limit-reached");
  });

  test("operators have no way in here, and who must sign in again has done so", async () => {
    const service = open();
    const staff = await operator(service, "staff");
    const body = { userName: staff.userName, password: PASSWORD };
    expect((await service.refusal(createLoginCode, { body })).code).toBe("invalid login credential");
    const { reply } = await signedIn(service, "lucky", "comes-back");
    await service.db.update(member).set({ mustSignIn: true }).where(eq(member.userName, reply.userName));
    const back = await signedIn(service, "lucky", "comes-back");
    expect((await service.call(usersInfos, { token: back.auth ?? "" })).userName).toBe(reply.userName);
  });
});

async function termsOf(service: TestService, uuid = ""): Promise<string[]> {
  const rows = await service.db.select().from(termsAcceptance).where(eq(termsAcceptance.member, uuid));
  return rows.map(({ version }) => version);
}

let addresses = 0;

/** Each call has an address of its own, so that no rate limit counts them together. */
function fromEverywhere(service: TestService): TestService {
  const spread = <E extends Endpoint>(args: Args<E> = {}): Args<E> => {
    const address = `10.8.${Math.floor(++addresses / 250)}.${addresses % 250}`;
    return { ...args, headers: { "x-client-ip": address, ...args.headers } };
  };
  return {
    ...service,
    send: (entry, args) => service.send(entry, spread(args)),
    call: (entry, args) => service.call(entry, spread(args)),
    refusal: (entry, args) => service.refusal(entry, spread(args)),
  };
}

const signedIn = async (service: TestService, partner: string, sub: string) =>
  service.send(externalLogin, { body: await tokenOf(partner, { sub }) });
