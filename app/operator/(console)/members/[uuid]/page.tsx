import { MemberScreen } from "@/components/console/members/member-screen";
import { consoleTitle } from "../../../_parts/console-title";

export const generateMetadata = consoleTitle("place.members");

export default async function Member({ params }: { params: Promise<{ uuid: string }> }) {
  const { uuid } = await params;
  // Another one is another screen: nothing of the one before is shown under its name.
  return <MemberScreen key={uuid} uuid={uuid} />;
}
