import { getTranslations } from "next-intl/server";
import { type DepositAddress, DepositDetail } from "../../_parts/deposit-detail";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.crypto.name") };
}

/** One deposit of coins: address, network and confirmations. */
export default function CryptoQueuePage({ searchParams }: { searchParams: DepositAddress }) {
  return <DepositDetail channel="crypto" address={searchParams} />;
}
