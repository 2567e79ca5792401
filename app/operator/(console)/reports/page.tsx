import { ReportsScreen } from "@/components/console/reports/reports-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.reports");

export default function Reports() {
  return <ReportsScreen />;
}
