import { generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { allPartnerKeys, issuePartnerKey, revokePartnerKey } from "@/lib/contract/operators/partner-keys";
import { externalLogin, type PartnerToken } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { readPartnerKeys } from "@/upstream/config/partner-keys";
import { approve, waiting } from "../../support/approvals";
import { oneDatabase } from "../../support/database";
import { newIdentity, operator, secondOperator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const SECRET = "a secret that this site and lucky share";
const reason = { code: "rule", note: "as agreed with them" } as const;

const newPair = () => generateKeyPairSync("ed25519");
const pemOf = (key: KeyObject) => key.export({ type: "spki", format: "pem" }).toString();

async function tokenOf(partner: string, alg: string, key: KeyObject | Uint8Array): Promise<PartnerToken> {
  const { phoneNumber: phone_number } = newIdentity();
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: partner, sub: randomUUID(), jti: randomUUID(), iat, phone_number };
  const jws = await new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
  const [header, payload, signature = ""] = jws.split(".");
  return { partner, token: `${header}.${payload}`, signature };
}

let visitors = 0;
/** Signs a partner's member in from an address of its own; the code of the refusal, or null. */
async function come(service: TestService, body: PartnerToken): Promise<string | null> {
  visitors += 1;
  const headers = { "x-client-ip": `203.0.113.${visitors}`, "accepted-terms": TERMS_VERSION };
  return service.call(externalLogin, { body, headers }).then(
    () => null,
    (fault: { code: string }) => fault.code,
  );
}

describe.each(oneDatabase)("partners' keys on $kind", (kind) => {
  const open = useService(kind, { PARTNER_KEYS: readPartnerKeys(JSON.stringify({ lucky: SECRET })) });

  async function issue(
    publicKey: string,
    more: { partner?: string; replaces?: { id: string; hours: number } },
  ) {
    const service = open();
    const [one, other] = [await operator(service, "superAdmin"), await secondOperator(service, "superAdmin")];
    const body = { partner: "lucky", publicKey, reason, ...more };
    await approve(service, waiting(await service.call(issuePartnerKey, { body, token: one.token })), other);
    const { keys } = await service.call(allPartnerKeys, { token: one.token });
    return String(Math.max(...keys.map(({ id }) => Number(id ?? 0))));
  }

  test("of the environment stay valid beside those that two people accept", async () => {
    const service = open();
    const pair = newPair();
    const signed = () => tokenOf("lucky", "EdDSA", pair.privateKey);
    expect(await come(service, await signed())).toBe("partner-token-invalid");
    await issue(pemOf(pair.publicKey), {});
    expect(await come(service, await signed())).toBeNull();
    expect(await come(service, await tokenOf("lucky", "HS256", new TextEncoder().encode(SECRET)))).toBeNull();
    const { token } = await operator(service, "administrator");
    const { keys, logins } = await service.call(allPartnerKeys, { token });
    expect(keys[0]).toMatchObject({ id: null, partner: "lucky", kind: "secret", fingerprint: null });
    expect(keys[1]).toMatchObject({ partner: "lucky", kind: "Ed25519", revokedAt: null });
    expect(JSON.stringify(keys)).not.toContain(SECRET);
    const counted = { partner: "lucky", logins: 2, failures: 1, lastFailure: "partner-token-invalid" };
    expect(logins).toEqual([expect.objectContaining(counted)]);
  });

  test("take over from one another: the old one counts for the hours agreed, and no longer", async () => {
    const service = open();
    const [old, second, third] = [newPair(), newPair(), newPair()];
    const partner = "edward";
    const ask = async (pair: typeof old) => come(service, await tokenOf(partner, "EdDSA", pair.privateKey));
    expect(await ask(old)).toBe("partner-unknown");
    const first = await issue(pemOf(old.publicKey), { partner });
    const next = await issue(pemOf(second.publicKey), { partner, replaces: { id: first, hours: 24 } });
    expect([await ask(old), await ask(second)]).toEqual([null, null]);
    await issue(pemOf(third.publicKey), { partner, replaces: { id: next, hours: 0 } });
    expect([await ask(old), await ask(second), await ask(third)]).toEqual([
      null,
      "partner-token-invalid",
      null,
    ]);
  });

  test("are revoked at once by one person; one of the environment, or revoked before, is not found", async () => {
    const service = open();
    const pair = newPair();
    const partner = "eve";
    const id = await issue(pemOf(pair.publicKey), { partner });
    const { token } = await operator(service, "superAdmin");
    const row = await service.call(revokePartnerKey, { body: { id, reason }, token });
    expect(row.revokedAt).not.toBeNull();
    expect(await come(service, await tokenOf(partner, "EdDSA", pair.privateKey))).toBe("partner-unknown");
    expect((await service.refusal(revokePartnerKey, { body: { id, reason }, token })).code).toBe("not-found");
  });

  test("that are all revoked still tell who comes by one; a name that never had one leaves no trace", async () => {
    const service = open();
    const pair = newPair();
    const partner = "erin";
    const signed = (name: string) => tokenOf(name, "EdDSA", pair.privateKey);
    const id = await issue(pemOf(pair.publicKey), { partner });
    const { token } = await operator(service, "superAdmin");
    await service.call(revokePartnerKey, { body: { id, reason }, token });
    for (const name of [partner, "stranger"])
      expect(await come(service, await signed(name))).toBe("partner-unknown");
    const { logins } = await service.call(allPartnerKeys, { token });
    const counted = logins.filter((row) => [partner, "stranger"].includes(row.partner));
    expect(counted).toMatchObject([{ partner, logins: 0, failures: 1, lastFailure: "partner-unknown" }]);
  });

  test("are public keys of the kinds that are allowed", async () => {
    const service = open();
    const { token } = await operator(service, "superAdmin");
    const weak = generateKeyPairSync("rsa", { modulusLength: 1_024 });
    const secret = newPair().privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    for (const publicKey of [pemOf(weak.publicKey), secret, "x".repeat(60)]) {
      const body = { partner: "lucky", publicKey, reason };
      expect((await service.refusal(issuePartnerKey, { body, token })).code).toBe("invalid-input");
    }
  });
});
