import { getTranslations } from "next-intl/server";
import { OrderPage } from "../order-page";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.fast.name") };
}

/** Fast deposit: account and amount. */
export default function FastDepositPage() {
  return <OrderPage channel="fast" />;
}
