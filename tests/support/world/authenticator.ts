import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { PasskeyUse } from "@/lib/contract/passkey-shapes";
import type { passkeyRegisterVerify } from "@/lib/contract/passkeys";

type Made = BodyOf<typeof passkeyRegisterVerify>["response"];
/** The parts of a service's request that this device reads. */
export type Asked = Record<string, unknown>;

/** A device with one passkey, as WebAuthn describes it, without a user. */
export class Authenticator {
  readonly id = randomBytes(16).toString("base64url");
  counter = 0;
  /** Whether the user is verified, by a finger or a code. */
  verifiesOwner = true;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private userHandle = "";

  constructor(private readonly origin = "http://localhost:3000") {}

  create(options: Asked): Made {
    const { user, challenge, rp } = options as {
      user: { id: string };
      challenge: string;
      rp: { id: string };
    };
    this.userHandle = user.id;
    const credentialId = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const authData = Buffer.concat([
      ...[this.head(rp.id, 0x40), Buffer.alloc(16), length, credentialId],
      coseKey(this.keys.publicKey),
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  sign(options: Asked): PasskeyUse {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    this.counter += 1;
    const authData = this.head(rpId, 0);
    const clientData = this.clientData("webauthn.get", challenge);
    const signer = createSign("sha256").update(authData).update(sha256(clientData));
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signer.sign(this.keys.privateKey).toString("base64url"),
        userHandle: this.userHandle,
      },
    };
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {} };
  }

  private head(rpId: string, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([0x01 | (this.verifiesOwner ? 0x04 : 0) | more]);
    return Buffer.concat([sha256(Buffer.from(rpId)), flags, counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** ES256 in COSE's encoding. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const parts = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ] as [number, unknown][]);
  return isoCBOR.encode(parts as never);
}
