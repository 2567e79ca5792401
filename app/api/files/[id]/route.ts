import { answerPicture } from "@/lib/server/ask/picture";

export const dynamic = "force-dynamic";

/** Serves a member's own picture. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  return answerPicture((await params).id);
}
