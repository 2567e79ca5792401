import { SettingsScreen } from "@/components/console/settings/settings-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.settings");

export default function Settings() {
  return <SettingsScreen />;
}
