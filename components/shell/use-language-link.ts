import { useSearchParams } from "next/navigation";
import type { MouseEvent } from "react";
import { usePathname } from "@/lib/i18n/navigation";
import { folderOf, type Locale } from "@/lib/i18n/tags";

interface LanguageLink {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Links to this page in another language; the query (a day, a request) is kept. */
export function useLanguageLink(): (to: Locale) => LanguageLink {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const hrefOf = (to: Locale, query: string) => {
    const asked = new URLSearchParams(query);
    asked.set("lang", folderOf(to));
    return `${pathname}?${asked}`;
  };
  return (to) => ({
    href: hrefOf(to, search),
    // A list writes what is typed into its address when a link is pressed: too late for the address of the last rendering.
    onClick: ({ currentTarget }) => currentTarget.setAttribute("href", hrefOf(to, location.search)),
  });
}
