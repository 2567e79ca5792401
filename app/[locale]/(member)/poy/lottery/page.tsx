import { getTranslations } from "next-intl/server";
import type { Asked } from "@/components/poy/selection";
import { PoyRoom } from "../poy-room";

export async function generateMetadata() {
  return { title: (await getTranslations("sets"))("slips.title") };
}

/** The member's slips of four-digit sets. */
export default async function SetPoysPage({ searchParams }: { searchParams: Promise<Asked> }) {
  return <PoyRoom asked={await searchParams} betGroup="set_4" />;
}
