import { WithdrawalsScreen } from "@/components/console/transfers/withdrawals-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.all-withdrawals");

export default function Withdrawals() {
  return <WithdrawalsScreen />;
}
