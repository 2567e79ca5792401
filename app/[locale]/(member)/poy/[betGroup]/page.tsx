import { getLocale, getTranslations } from "next-intl/server";
import type { Asked } from "@/components/poy/list/selection";
import { poysAddress } from "@/lib/domain/access/addresses";
import { redirect } from "@/lib/i18n/redirect";
import { toLocale } from "@/lib/i18n/tags";
import { PoyListPage } from "../_parts/poy-list-page";

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
  if (betGroup === "set_4")
    redirect({ href: poysAddress({ betGroup }), locale: toLocale(await getLocale()) });
  return <PoyListPage asked={asked} betGroup={betGroup} />;
}
