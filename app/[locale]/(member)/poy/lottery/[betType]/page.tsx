import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { Asked } from "@/components/poy/list/selection";
import { setBetTypes } from "@/lib/domain/access/addresses";
import { PoyListPage } from "../../_parts/poy-list-page";

interface SetMarketPoysPageProps {
  params: Promise<{ betType: string }>;
  searchParams: Promise<Asked>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("sets"))("slips.title") };
}

/** The member's slips of one market of sets. */
export default async function SetMarketPoysPage({ params, searchParams }: SetMarketPoysPageProps) {
  const [{ betType }, asked] = await Promise.all([params, searchParams]);
  if (!setBetTypes.some((one) => one === betType)) notFound();
  return <PoyListPage asked={asked} betGroup="set_4" betType={betType} />;
}
