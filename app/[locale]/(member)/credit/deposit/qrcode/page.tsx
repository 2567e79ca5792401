import { getTranslations } from "next-intl/server";
import { type DepositAddress, DepositDetail } from "../_parts/deposit-detail";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.qrcode.name") };
}

/** One PromptPay deposit: its code with the exact amount. */
export default function QrQueuePage({ searchParams }: { searchParams: DepositAddress }) {
  return <DepositDetail channel="qrcode" address={searchParams} />;
}
