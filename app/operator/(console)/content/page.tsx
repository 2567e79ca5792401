import { ContentScreen } from "@/components/console/content/content-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.content");

export default function Content() {
  return <ContentScreen />;
}
