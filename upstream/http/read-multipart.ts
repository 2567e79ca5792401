import type { FastifyRequest } from "fastify";
import { Fault } from "@/lib/contract/fault";
import { MOST_FILE_BYTES } from "@/lib/contract/files";

/** Allowance for the boundaries and the short fields beside a file. */
export const multipartLimits = {
  fileSize: MOST_FILE_BYTES,
  files: 1,
  fields: 10,
  fieldSize: 1_000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};

/** The parts of a form as one body: text as text, a file as a file. Throws `payload-too-large`, `bad-request`. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Fault("media-type-unsupported");
  const body: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.fieldname in body) throw new Fault("bad-request", undefined, "a field twice");
    // The sender's file name and type are ignored: the format is read from the bytes.
    body[part.fieldname] =
      part.type === "file" ? new File([new Uint8Array(await part.toBuffer())], "file") : part.value;
  }
  return { ...body };
}
