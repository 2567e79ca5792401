import { MessagesScreen } from "@/components/console/messages/messages-screen";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.messages");

export default function Messages() {
  return <MessagesScreen />;
}
