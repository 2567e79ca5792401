import { forward } from "@/lib/server/proxy/forward";

export const dynamic = "force-dynamic";

const poy = (request: Request) => forward("poy", request);

export { poy as DELETE, poy as GET, poy as PATCH, poy as POST, poy as PUT };
