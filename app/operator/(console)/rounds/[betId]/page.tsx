import { RoundScreen } from "@/components/console/rounds/round-screen";
import { consoleTitle } from "../../../_parts/console-title";

export const generateMetadata = consoleTitle("place.rounds");

export default async function Round({ params }: { params: Promise<{ betId: string }> }) {
  const { betId } = await params;
  return <RoundScreen betId={decodeURIComponent(betId)} />;
}
