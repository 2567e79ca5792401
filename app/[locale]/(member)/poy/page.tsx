import { getTranslations } from "next-intl/server";
import type { Asked } from "@/components/poy/list/selection";
import { PoyListPage } from "./_parts/poy-list-page";

export async function generateMetadata() {
  return { title: (await getTranslations("poy"))("title") };
}

/** The member's slips of every lottery. */
export default async function PoyPage({ searchParams }: { searchParams: Promise<Asked> }) {
  return <PoyListPage asked={await searchParams} />;
}
