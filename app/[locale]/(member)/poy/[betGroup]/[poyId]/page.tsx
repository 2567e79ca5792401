import { notFound } from "next/navigation";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { PoyDetail } from "@/components/poy/detail/poy-detail";
import { detailWords } from "@/components/poy/poy-words";
import { PageTitle } from "@/components/ui/page-title";
import { poyAddress } from "@/lib/domain/access/addresses";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { redirect } from "@/lib/i18n/redirect";
import { toLocale } from "@/lib/i18n/tags";
import { readPoy } from "../../_parts/read-poy";
import { receiptOf } from "../../_parts/receipt-qr";

interface OnePoyPageProps {
  params: Promise<{ betGroup: string; poyId: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("poy"))("title") };
}

/** One slip of the member. */
export default async function OnePoyPage({ params }: OnePoyPageProps) {
  const { betGroup, poyId } = await params;
  const [{ poy: words, market, picture }, poy] = await Promise.all([getMessages(), readPoy(poyId)]);
  if (poy.betGroup !== betGroup) notFound();
  if (betGroup === "set_4") redirect({ href: poyAddress(poy), locale: toLocale(await getLocale()) });
  const receipt = await receiptOf(poy, words.publicReceipt.qr);
  return (
    <>
      <PageTitle back={{ href: `/poy/${betGroup}`, label: words.detail.back }}>
        {fill(words.card.no, { no: poy.poyNo })}
      </PageTitle>
      <PoyDetail
        poy={poy}
        receipt={receipt}
        words={detailWords({ poy: words, picture })}
        names={{ markets: marketNames(market), options: market.options }}
      />
    </>
  );
}
