import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { E, flip, hexOfW, P } from "@/lib/domain/yeekee/steps";

const base64url = (number: bigint) => Buffer.from(hexOfW(number), "hex").toString("base64url");
const key = createPublicKey({ key: { kty: "RSA", n: base64url(P), e: base64url(E) }, format: "jwk" });

/** A step by OpenSSL's raw RSA, about ten times as fast as in BigInt. */
export function fastStep(before: bigint): bigint {
  const v = flip(before);
  const bytes = publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(hexOfW(v), "hex"));
  const r = BigInt(`0x${bytes.toString("hex")}`);
  const isSquare = (r * r) % P === v;
  return (r % 2n === 0n) === isSquare ? r : (P - r) % P;
}
