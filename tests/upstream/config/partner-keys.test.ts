import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readPartnerKeys } from "@/upstream/config/partner-keys";

describe("the partners' keys", () => {
  test.each([
    ["no JSON", "{lucky", "not a JSON object"],
    ["a list", "[]", "not a JSON object"],
    ["a name with a capital", '{"Lucky":"x"}', "is no name"],
    ["a short secret", '{"lucky":"short"}', "shorter than 32"],
    ["a key that is no text", '{"lucky":1}', "is no text"],
    ["a private key", JSON.stringify({ lucky: "-----BEGIN PRIVATE KEY-----\nAAAA" }), "no public key"],
    ["a broken key", JSON.stringify({ lucky: "-----BEGIN PUBLIC KEY-----\nAAAA" }), "cannot be read"],
    ["a key of too few bits", JSON.stringify({ lucky: smallRsa() }), "none of Ed25519, P-256 and RSA"],
  ])("%s is named in one line, without the key itself", (_, json, words) => {
    expect(() => readPartnerKeys(json)).toThrow(words);
  });

  function smallRsa(): string {
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 1_024 });
    return publicKey.export({ type: "spki", format: "pem" }).toString();
  }
});
