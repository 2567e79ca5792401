import { JobsScreen } from "@/components/console/jobs/jobs-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.jobs");

export default function Jobs() {
  return <JobsScreen />;
}
