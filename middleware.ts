/** The gate of every page: reads who asks for what, lets `judge` decide, and answers with the visitor's cookies. */
import type { NextRequest, NextResponse } from "next/server";
import { answerPage } from "@/lib/server/gate/answer-page";

export const config = {
  runtime: "nodejs",
  // Calls have an edge of their own (behind this one Next would cut their bodies); the rest are files by name.
  matcher: [
    "/((?!api(?:/|$)|poy-api(?:/|$)|sim(?:/|$)|_next(?:/|$)|fonts/|images/|icons/|favicon\\.ico$|icon\\.svg$|icons-[0-9]+\\.svg$|apple-icon\\.png$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|sw\\.js$).*)",
  ],
};

const middleware = (request: NextRequest): Promise<NextResponse> => answerPage(request);
export default middleware;
