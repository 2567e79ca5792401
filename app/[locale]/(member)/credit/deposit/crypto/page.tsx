import { getTranslations } from "next-intl/server";
import { DepositForm } from "../_parts/deposit-form";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.crypto.name") };
}

/** Crypto: coin, network and amount. */
export default function CryptoDepositPage() {
  return <DepositForm channel="crypto" />;
}
