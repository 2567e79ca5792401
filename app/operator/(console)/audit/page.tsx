import { AuditScreen } from "@/components/console/audit/audit-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.audit");

export default function Audit() {
  return <AuditScreen />;
}
