import { toLocale } from "@/lib/i18n/tags";
import { answerLine } from "@/lib/server/line/line-auth";

export const dynamic = "force-dynamic";

/** Starts the LINE login and receives LINE's redirect. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  return answerLine(request, toLocale((await params).locale));
}
