import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "@/lib/i18n/redirect";
import { toLocale } from "@/lib/i18n/tags";
import { LottoList } from "../_parts/lotto-list";
import { roundGroups } from "../_parts/round-groups";

interface Props {
  params: Promise<{ betGroup: string }>;
}

async function groupOf({ params }: Props) {
  const { betGroup } = await params;
  if (betGroup === "set_4") redirect({ href: "/lotto/4d", locale: toLocale(await getLocale()) });
  return roundGroups.find((group) => group === betGroup) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const group = await groupOf(props);
  return { title: (await getTranslations("market"))(`groups.${group}`) };
}

/** The rounds of one group; 404 for a group without a bet page. */
export default async function BetGroupPage(props: Props) {
  return <LottoList betGroup={await groupOf(props)} />;
}
