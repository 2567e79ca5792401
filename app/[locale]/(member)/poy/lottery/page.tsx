import { getTranslations } from "next-intl/server";
import type { Asked } from "@/components/poy/list/selection";
import { PoyListPage } from "../_parts/poy-list-page";

export async function generateMetadata() {
  return { title: (await getTranslations("sets"))("slips.title") };
}

/** The member's slips of four-digit sets. */
export default async function SetPoysPage({ searchParams }: { searchParams: Promise<Asked> }) {
  return <PoyListPage asked={await searchParams} betGroup="set_4" />;
}
