import { carryOperators } from "@/lib/server/console/carry-operators";

export const dynamic = "force-dynamic";

export { carryOperators as POST };
