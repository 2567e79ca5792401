import { getTranslations } from "next-intl/server";
import { errorMetadata } from "./(error)/_parts/error-metadata";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("notFoundTitle"), ...errorMetadata };
}

/** Shown on a navigation inside the site; a full page load is answered with the 404 error page. */
export { MissingScreen as default } from "@/components/error/missing-screen";
