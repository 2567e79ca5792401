import { getTranslations } from "next-intl/server";
import type { Asked } from "@/components/poy/selection";
import { PoyRoom } from "./poy-room";

export async function generateMetadata() {
  return { title: (await getTranslations("poy"))("title") };
}

/** The member's slips of every lottery. */
export default async function PoyPage({ searchParams }: { searchParams: Promise<Asked> }) {
  return <PoyRoom asked={await searchParams} />;
}
