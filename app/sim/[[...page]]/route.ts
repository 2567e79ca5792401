import { showSimulator } from "@/lib/server/proxy/simulator-page";

export const dynamic = "force-dynamic";

const show = (request: Request) => showSimulator(request);

export { show as GET, show as POST };
