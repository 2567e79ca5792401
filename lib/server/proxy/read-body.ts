/** Reads a request's body with a size limit. */
import { Fault } from "@/lib/contract/fault";

/**
 * @throws Fault `payload-too-large`: before reading where Content-Length exceeds the limit, else at the first
 * byte over it
 */
export async function readBody(request: Request, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) throw new Fault("payload-too-large");
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > limitBytes) {
      await reader.cancel();
      throw new Fault("payload-too-large");
    }
    parts.push(value);
  }
}
