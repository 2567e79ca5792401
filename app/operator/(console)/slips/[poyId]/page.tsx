import { SlipScreen } from "@/components/console/slips/slip-screen";
import { consoleTitle } from "../../../_parts/console-title";

export const generateMetadata = consoleTitle("place.slips");

export default async function Slip({ params }: { params: Promise<{ poyId: string }> }) {
  const { poyId } = await params;
  // Another one is another screen: nothing of the one before is shown under its name.
  return <SlipScreen key={poyId} poyId={poyId} />;
}
