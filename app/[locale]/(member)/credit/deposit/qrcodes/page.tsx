import { getTranslations } from "next-intl/server";
import { DepositForm } from "../_parts/deposit-form";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.qrcode.name") };
}

/** PromptPay: the site's QR channel and the amount. */
export default function QrDepositPage() {
  return <DepositForm channel="qrcode" />;
}
