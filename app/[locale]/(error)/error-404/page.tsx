import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/error/not-found-screen";
import { wallMetadata } from "../wall-metadata";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("notFoundTitle"), ...wallMetadata };
}

/** What the gate shows, with status 404, for an address that is none of ours. */
export default function NotFoundPage() {
  return <NotFoundScreen />;
}
