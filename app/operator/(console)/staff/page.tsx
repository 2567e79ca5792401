import { StaffScreen } from "@/components/console/staff/staff-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.staff");

export default function Staff() {
  return <StaffScreen />;
}
