import { ApprovalsScreen } from "@/components/console/approvals/approvals-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.approvals");

export default function Approvals() {
  return <ApprovalsScreen />;
}
