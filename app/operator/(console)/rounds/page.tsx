import { RoundsScreen } from "@/components/console/rounds/rounds-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.rounds");

export default function Rounds() {
  return <RoundsScreen />;
}
