import { getTranslations } from "next-intl/server";
import type { Asked } from "@/components/poy/selection";
import { PoyRoom } from "../poy-room";

interface GroupPoyPageProps {
  params: Promise<{ betGroup: string }>;
  searchParams: Promise<Asked>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("poy"))("title") };
}

/** The member's slips of one group of lotteries. */
export default async function GroupPoyPage({ params, searchParams }: GroupPoyPageProps) {
  const [{ betGroup }, asked] = await Promise.all([params, searchParams]);
  return <PoyRoom asked={asked} betGroup={betGroup} />;
}
