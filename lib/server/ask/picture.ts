/** A picture that a member has uploaded, as bytes: the upstream says whose it is, and the browser never guesses its type. */
import { isFault } from "@/lib/contract/fault";
import { oneFile } from "@/lib/contract/files";
import { rowId } from "@/lib/contract/values";
import { ask } from "./ask";

/** 404 for whatever is not the sender's own, and when nobody can be asked. */
export async function answerPicture(id: string): Promise<Response> {
  if (!rowId.safeParse(id).success) return nothing();
  try {
    const { mediaType, content } = await ask(oneFile, { query: { id }, isBackground: true });
    return new Response(new Uint8Array(Buffer.from(content, "base64")), {
      headers: {
        "content-type": mediaType,
        // A member who signs out leaves no picture of his behind.
        "cache-control": "private, no-store",
        "content-disposition": "inline",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    if (isFault(error)) return nothing();
    throw error;
  }
}

const nothing = () => new Response(null, { status: 404, headers: { "cache-control": "private, no-store" } });
