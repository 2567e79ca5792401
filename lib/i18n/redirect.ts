import { redirect as nextRedirect } from "next/navigation";
import { type Locale, localePath } from "./tags";

/** Redirects to another page of the site in that language; never returns. */
export function redirect({ href, locale }: { href: string; locale: Locale }): never {
  nextRedirect(localePath(locale, href));
}
