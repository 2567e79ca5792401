import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/error/not-found-screen";

export async function generateMetadata() {
  // Next itself says noindex with a 404.
  return { title: (await getTranslations("error"))("notFoundTitle"), robots: null };
}

/** What the gate shows, with status 404, for an address that is none of ours. */
export default function NotFoundPage() {
  return <NotFoundScreen />;
}
