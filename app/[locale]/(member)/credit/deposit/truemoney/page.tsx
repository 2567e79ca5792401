import { getTranslations } from "next-intl/server";
import { isSeenOnChain } from "@/lib/domain/deposits/deposit-stage";
import { readDepositOffer } from "@/lib/server/ask/deposits";
import { type DepositAddress, DepositDetail } from "../_parts/deposit-detail";
import { DepositForm } from "../_parts/deposit-form";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.truemoney.name") };
}

/** TrueMoney has one address for both: the request that is named or pending, else the form. */
export default async function TrueMoneyPage({ searchParams }: { searchParams: DepositAddress }) {
  const [{ id }, [, live]] = await Promise.all([searchParams, readDepositOffer()]);
  return id || (live && !isSeenOnChain(live)) ? (
    <DepositDetail channel="truemoney" address={searchParams} />
  ) : (
    <DepositForm channel="truemoney" />
  );
}
