import { PartnersScreen } from "@/components/console/partners/partners-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.partners");

export default function Partners() {
  return <PartnersScreen />;
}
