// Needs a document.
import { afterEach, expect, test, vi } from "vitest";
import { canUsePasskeys, createPasskey, signWithPasskey } from "@/lib/client/device/passkeys";

afterEach(() => vi.unstubAllGlobals());

class Credential {}
function browserOn(origin: string, has = true, isSecure = true) {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("isSecureContext", isSecure);
  vi.stubGlobal("PublicKeyCredential", has ? Credential : undefined);
}

test.each<[string, boolean, boolean, boolean]>([
  ["https://house.example", true, true, true],
  ["http://localhost:3000", true, true, true],
  ["http://127.0.0.1:3000", true, true, false],
  ["http://192.168.1.7:3000", true, false, false],
  ["https://house.example", false, true, false],
])("on %s, with passkeys %s, secure %s: offered %s", (origin, has, isSecure, isOffered) => {
  browserOn(origin, has, isSecure);
  expect(canUsePasskeys()).toBe(isOffered);
});

const ask = { challenge: "AAAA", rpId: "localhost" };
const refuseWith = (name: string) => {
  browserOn("http://localhost:3000");
  const refusing = () => Promise.reject(new DOMException("no", name));
  vi.stubGlobal("navigator", { credentials: { get: refusing, create: refusing } });
};

test("a prompt that its owner turned away is no failure", async () => {
  refuseWith("NotAllowedError");
  expect(await signWithPasskey(ask)).toBeNull();
});

test("anything else that the device says is one refusal", async () => {
  refuseWith("UnknownError");
  await expect(signWithPasskey(ask)).rejects.toMatchObject({ code: "passkey-refused" });
  refuseWith("InvalidStateError");
  const user = { id: "AAAA", name: "somchai9", displayName: "" };
  const asked = { ...ask, rp: { name: "House", id: "localhost" }, user, pubKeyCredParams: [] };
  await expect(createPasskey(asked)).rejects.toMatchObject({ code: "passkey-refused" });
});
