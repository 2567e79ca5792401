import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/error/not-found-screen";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("notFoundTitle") };
}

/** What the middleware shows, with status 404, for an unknown address. */
export default function NotFoundPage() {
  return <NotFoundScreen />;
}
