import { getTranslations } from "next-intl/server";
import { DepositForm } from "../_parts/deposit-form";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.fast.name") };
}

/** Fast deposit: account and amount. */
export default function FastDepositPage() {
  return <DepositForm channel="fast" />;
}
