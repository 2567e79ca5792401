import { RatesScreen } from "@/components/console/rates/rates-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.rates");

export default function Rates() {
  return <RatesScreen />;
}
