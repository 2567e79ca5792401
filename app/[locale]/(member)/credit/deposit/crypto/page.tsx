import { getTranslations } from "next-intl/server";
import { OrderPage } from "../order-page";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.crypto.name") };
}

/** Crypto: coin, network and amount. */
export default function CryptoDepositPage() {
  return <OrderPage channel="crypto" />;
}
