import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getMessages, getTranslations } from "next-intl/server";
import { cache } from "react";
import { optionEntries, setEntries } from "@/components/poy/detail/slip-entries";
import { PublicReceipt } from "@/components/poy/receipt/public-receipt";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { isFault } from "@/lib/contract/fault";
import { oneReceipt, type Receipt } from "@/lib/contract/receipts";
import { readReceiptCode } from "@/lib/domain/poy/receipt-code";
import { roundName } from "@/lib/domain/rounds/names";
import { marketNames } from "@/lib/i18n/market-names";
import { ask } from "@/lib/server/ask/ask";
import { siteHost } from "@/lib/server/config/site";
import styles from "./page.module.css";

interface ReceiptPageProps {
  params: Promise<{ code: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("poy"))("receiptPage.title"), referrer: "no-referrer" as const };
}

/**
 * The receipt, read once for a request; null when this address has asked for too many. A text that is no code, an
 * unknown code and one that was switched off get the same 404 page.
 */
const readReceipt = cache(async (written: string): Promise<Receipt | null> => {
  const code = readReceiptCode(written);
  if (!code) notFound();
  try {
    return await ask(oneReceipt, { query: { code } });
  } catch (error) {
    if (isFault(error, "rate-limited")) return null;
    if (isFault(error, "not-found") || isFault(error, "not-offered")) notFound();
    throw error;
  }
});

/** A slip as anyone reads it who has its code; its member is not named. */
export default async function ReceiptPage({ params }: ReceiptPageProps) {
  const { code } = await params;
  const receipt = await readReceipt(code);
  const [{ poy: words, market, picture, sets, site }, sent] = await Promise.all([getMessages(), headers()]);
  const { card, status, detail, result, receiptPage } = words;
  if (!receipt) return <ErrorState title={receiptPage.busyTitle} text={receiptPage.busyText} />;
  return (
    <div className={styles.page}>
      <PageTitle>{receiptPage.title}</PageTitle>
      <PublicReceipt
        receipt={receipt}
        code={readReceiptCode(code) ?? code}
        entries={
          receipt.sets
            ? setEntries(receipt.sets, { sets: picture.sets, tier: sets.tier })
            : optionEntries(receipt.lines, market.options)
        }
        marketName={roundName(marketNames(market), { ...receipt, name: receipt.roundName })}
        site={{ name: site.name, host: siteHost(sent), playCredit: picture.playCredit }}
        atMs={Date.now()}
        words={{ card, status, detail, result, receiptPage }}
      />
    </div>
  );
}
