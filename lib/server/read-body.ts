/** A request's body, counted while it comes in. */
import { Fault } from "@/lib/contract/fault";
import { PAYLOAD_LIMIT_BYTES } from "@/lib/domain/constants";

/** @throws Fault `payload-too-large` at the first byte over 10 MB, whatever Content-Length said */
export async function readBody(request: Request, limit = PAYLOAD_LIMIT_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new Fault("payload-too-large");
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new Fault("payload-too-large");
    }
    parts.push(value);
  }
}
