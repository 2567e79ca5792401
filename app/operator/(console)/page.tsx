import { TodayScreen } from "@/components/console/today/today-screen";
import { consoleTitle } from "../_parts/console-title";

export const generateMetadata = consoleTitle("place.today");

export default function Today() {
  return <TodayScreen />;
}
