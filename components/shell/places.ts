/** Pages where a decision about money is taken: on a phone the page's own bar replaces the bottom bar. */
const barePages: readonly RegExp[] = [/^\/lotto\/[^/]+\/[^/]+$/, /^\/lotto\/4d$/];

/** `pathname` without its language prefix. */
export function isBare(pathname: string): boolean {
  return barePages.some((page) => page.test(pathname));
}

/** Pages that belong to a place of the bar although their address is not below it. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^\/game\//, "/games"],
  // Bank accounts belong to credit.
  [/^\/(credit|bank)(\/|$)/, "/credit/deposit"],
  // Its steps, and the same as videos.
  [/^\/(howto|vdo)(\/|$)/, "/how-to"],
];

/** The bar's address that a page belongs to: the longest prefix. */
export function placeOf(pathname: string, hrefs: readonly string[]): string | undefined {
  const [longest] = hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length);
  if (longest) return longest;
  const [, near] = elsewhere.find(([pages]) => pages.test(pathname)) ?? [];
  return hrefs.find((href) => href === near);
}
