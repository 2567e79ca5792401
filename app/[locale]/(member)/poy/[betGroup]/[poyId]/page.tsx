import { notFound } from "next/navigation";
import { getMessages, getTranslations } from "next-intl/server";
import { PoyDetail } from "@/components/poy/poy-detail";
import { PageTitle } from "@/components/ui/page-title";
import { isFault } from "@/lib/contract/fault";
import { onePoy, type Poy } from "@/lib/contract/poys";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { ask } from "@/lib/server/ask";

interface OnePoyPageProps {
  params: Promise<{ betGroup: string; poyId: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("poy"))("title") };
}

/** One slip of the member. */
export default async function OnePoyPage({ params }: OnePoyPageProps) {
  const { betGroup, poyId } = await params;
  const [{ poy: words, market }, poy] = await Promise.all([getMessages(), readPoy(poyId)]);
  if (poy.betGroup !== betGroup) notFound();
  return (
    <>
      <PageTitle back={{ href: `/poy/${betGroup}`, label: words.detail.back }}>
        {fill(words.card.no, { no: poy.poyNo })}
      </PageTitle>
      <PoyDetail
        poy={poy}
        words={{
          card: words.card,
          status: words.status,
          detail: words.detail,
          outcome: words.outcome,
          result: words.result,
        }}
        names={{ markets: marketNames(market), options: market.options }}
      />
    </>
  );
}

/** Another member's slip and a malformed id are both simply not there. */
async function readPoy(poyId: string): Promise<Poy> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(poyId)) notFound();
  try {
    return await ask(onePoy, { query: { id: poyId } });
  } catch (error) {
    if (isFault(error, "not-found")) notFound();
    throw error;
  }
}
