import { answerPicture } from "@/lib/server/ask/picture";

export const dynamic = "force-dynamic";

/** A member's own picture, as a browser shows it. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  return answerPicture((await params).id);
}
