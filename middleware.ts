/** Handles every page request: the access rule decides, and the response sets the visitor's cookies. */
import type { NextRequest, NextResponse } from "next/server";
import { handlePageRequest } from "@/lib/server/gate/handle-page-request";

export const config = {
  runtime: "nodejs",
  // Calls have route handlers of their own (behind the middleware Next would truncate their bodies); the rest
  // are files.
  matcher: [
    "/((?!api(?:/|$)|poy-api(?:/|$)|operator/api(?:/|$)|sim(?:/|$)|_next(?:/|$)|share/|fonts/|images/|icons/|favicon\\.ico$|icon\\.svg$|(?:icons|marks)-[0-9]+\\.svg$|apple-icon\\.png$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|sw\\.js$|ready$).*)",
  ],
};

const middleware = (request: NextRequest): Promise<NextResponse> => handlePageRequest(request);
export default middleware;
