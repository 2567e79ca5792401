import { getTranslations } from "next-intl/server";
import { readDepositOffer } from "@/lib/server/ask/deposits";
import { type DepositAddress, OnePage } from "../one-page";
import { OrderPage } from "../order-page";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.truemoney.name") };
}

/** TrueMoney has one address for both: the request that is named or waits, else the form. */
export default async function TrueMoneyPage({ searchParams }: { searchParams: DepositAddress }) {
  const [{ id }, [, live]] = await Promise.all([searchParams, readDepositOffer()]);
  return id || live ? (
    <OnePage channel="truemoney" address={searchParams} />
  ) : (
    <OrderPage channel="truemoney" />
  );
}
