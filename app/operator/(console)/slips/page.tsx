import { SlipsScreen } from "@/components/console/slips/slips-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.slips");

export default function Slips() {
  return <SlipsScreen />;
}
