/** Handles every page request: the access rule decides, and the response sets the visitor's cookies. */
import type { NextRequest, NextResponse } from "next/server";
import { handlePageRequest } from "@/lib/server/gate/handle-page-request";

export const config = {
  runtime: "nodejs",
  // As in lib/server/gate/gated-paths.ts: the framework reads a literal only. Calls have route handlers of their own
  // (behind the middleware Next would truncate their bodies); the rest are files.
  matcher: [
    "/((?!api/|poy-api/|operator/api/|sim(?:/|$)|share/[^/]+/[^/]+|_next/|ready$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|apple-icon\\.png$|icon\\.svg$|fonts/[a-z0-9-]+\\.woff2$|icons/[a-z0-9-]+\\.png$|images/(?:[a-z]+/){1,2}[a-z0-9-]+(?:\\.[a-z]{2})?\\.(?:mp4|png|svg|vtt|webp)$|(?:icons|marks)-[0-9]+\\.svg$|favicon\\.ico$|sw\\.js$).*)",
  ],
};

const middleware = (request: NextRequest): Promise<NextResponse> => handlePageRequest(request);
export default middleware;
