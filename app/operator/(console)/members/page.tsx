import { MembersScreen } from "@/components/console/members/members-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.members");

export default function Members() {
  return <MembersScreen />;
}
