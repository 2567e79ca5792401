import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/error/not-found-screen";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("notFoundTitle") };
}

/** A page exists for this address, but not the thing it asks for. */
export default function NotFound() {
  return <NotFoundScreen />;
}
