import { useSearchParams } from "next/navigation";
import { usePathname } from "@/lib/i18n/navigation";
import { folderOf, type Locale } from "@/lib/i18n/tags";

/** This page in another language; the query (a day, a request) is kept. */
export function useLanguageHref(): (to: Locale) => string {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return (to) => {
    const asked = new URLSearchParams(search);
    asked.set("lang", folderOf(to));
    return `${pathname}?${asked}`;
  };
}
