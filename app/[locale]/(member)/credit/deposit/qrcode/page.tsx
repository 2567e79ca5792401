import { getTranslations } from "next-intl/server";
import { type DepositAddress, OnePage } from "../one-page";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.qrcode.name") };
}

/** One PromptPay deposit: its code with the exact amount. */
export default function QrQueuePage({ searchParams }: { searchParams: DepositAddress }) {
  return <OnePage channel="qrcode" address={searchParams} />;
}
