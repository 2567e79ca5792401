import { forward } from "@/lib/server/proxy/forward";

export const dynamic = "force-dynamic";

const general = (request: Request) => forward("general", request);

export { general as DELETE, general as GET, general as PATCH, general as POST, general as PUT };
