import { getTranslations } from "next-intl/server";
import { LottoList } from "./_parts/lotto-list";

export async function generateMetadata() {
  return { title: (await getTranslations("lotto"))("title") };
}

export default function LottoPage() {
  return <LottoList />;
}
