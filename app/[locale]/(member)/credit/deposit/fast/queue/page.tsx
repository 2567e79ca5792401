import { getTranslations } from "next-intl/server";
import { type DepositAddress, DepositDetail } from "../../_parts/deposit-detail";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.fast.name") };
}

/** One fast deposit: the exact amount, the account, the time left. */
export default function FastQueuePage({ searchParams }: { searchParams: DepositAddress }) {
  return <DepositDetail channel="fast" address={searchParams} />;
}
