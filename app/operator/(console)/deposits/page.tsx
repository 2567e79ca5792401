import { DepositsScreen } from "@/components/console/transfers/deposits-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.all-deposits");

export default function Deposits() {
  return <DepositsScreen />;
}
