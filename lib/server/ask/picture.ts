/**
 * A member's uploaded picture, as bytes: the upstream checks its owner, and the content type is set so that
 * browsers never guess it.
 */
import { isFault } from "@/lib/contract/fault";
import { oneFile } from "@/lib/contract/files";
import { rowId } from "@/lib/contract/values";
import { ask } from "./ask";

/** 404 for pictures of others, and when the upstream cannot be reached. */
export async function answerPicture(id: string): Promise<Response> {
  if (!rowId.safeParse(id).success) return nothing();
  try {
    const { mediaType, content } = await ask(oneFile, {
      query: { id },
      isBackground: true,
      isRouteHandler: true,
    });
    return new Response(new Uint8Array(Buffer.from(content, "base64")), {
      headers: {
        "content-type": mediaType,
        // No copy of a member's picture stays in the browser after logout.
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
