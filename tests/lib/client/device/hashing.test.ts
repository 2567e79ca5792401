import { afterEach, expect, test, vi } from "vitest";
import { loadHashing } from "@/lib/client/device/hashing";
import { verifyDraw } from "@/lib/domain/yeekee/proof";
import { hashing as nodes, proofOf } from "../../../support/draws/proofs";

afterEach(() => vi.unstubAllGlobals());

const key = Uint8Array.from({ length: 32 }, (_, at) => at);
const message = new TextEncoder().encode("a message");

test.each(["of the browser", "of the library, on an origin without https"])(
  "the hashes %s are the same",
  async (whose) => {
    if (whose.startsWith("of the library")) vi.stubGlobal("crypto", {});
    const hashing = await loadHashing();
    expect(await hashing.sha256(message)).toEqual(await nodes.sha256(message));
    expect(await hashing.sha512(message)).toEqual(await nodes.sha512(message));
    expect(await hashing.hmacSha256(key, message)).toEqual(await nodes.hmacSha256(key, message));
    expect((await verifyDraw(await proofOf(), hashing)).state).toBe("right");
  },
);
