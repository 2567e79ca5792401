import { AccountScreen } from "@/components/console/account/account-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("ownAccount");

export default function Account() {
  return <AccountScreen />;
}
