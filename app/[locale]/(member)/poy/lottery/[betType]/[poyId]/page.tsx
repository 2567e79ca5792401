import { notFound } from "next/navigation";
import { getMessages, getTranslations } from "next-intl/server";
import { SetDetail } from "@/components/poy/detail/set-detail";
import { detailWords } from "@/components/poy/poy-words";
import { PageTitle } from "@/components/ui/page-title";
import { lottery4dQuotas } from "@/lib/contract/lotteries";
import { orNull } from "@/lib/contract/or-null";
import { poysAddress } from "@/lib/domain/access/addresses";
import { setTermsOf } from "@/lib/domain/four-digit/terms";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { ask } from "@/lib/server/ask/ask";
import { readPoy } from "../../../_parts/read-poy";
import { receiptOf } from "../../../_parts/receipt-qr";

interface SetPoyPageProps {
  params: Promise<{ betType: string; poyId: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("sets"))("slips.title") };
}

/** One slip of four-digit sets. */
export default async function SetPoyPage({ params }: SetPoyPageProps) {
  const { betType, poyId } = await params;
  const [{ poy: words, sets, market, picture }, poy] = await Promise.all([getMessages(), readPoy(poyId)]);
  if (poy.betGroup !== "set_4" || poy.betType !== betType) notFound();
  const [receipt, quotas] = await Promise.all([
    receiptOf(poy, words.publicReceipt.qr),
    poy.status === "accepted" ? orNull(ask(lottery4dQuotas, { query: { betId: poy.betId } })) : null,
  ]);
  return (
    <>
      <PageTitle back={{ href: poysAddress(poy), label: sets.slips.back }}>
        {fill(words.card.no, { no: poy.poyNo })}
      </PageTitle>
      <SetDetail
        poy={poy}
        receipt={receipt}
        prizes={quotas && setTermsOf(quotas).prizes}
        words={detailWords({ poy: words, picture })}
        setWords={{ tier: sets.tier, prizes: sets.prizes, slip: sets.slip }}
        names={{ markets: marketNames(market), options: market.options }}
      />
    </>
  );
}
