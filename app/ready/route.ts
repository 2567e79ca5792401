import { isDraining } from "@/lib/server/gate/drain";

export const dynamic = "force-dynamic";

/** What a load balancer asks: 503 from the moment that this web server is told to stop. */
export const GET = (): Response =>
  Response.json(
    { ready: !isDraining() },
    { status: isDraining() ? 503 : 200, headers: { "cache-control": "no-store" } },
  );
