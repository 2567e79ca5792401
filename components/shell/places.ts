/** Pages where a decision about money is taken: no bottom bar on a phone, the page's own bar stands there. */
const barePages: readonly RegExp[] = [/^\/lotto\/[^/]+\/[^/]+$/, /^\/lotto\/4d$/];

/** `pathname` without its language prefix. */
export function isBare(pathname: string): boolean {
  return barePages.some((page) => page.test(pathname));
}

/** Pages that belong to a place of the bar without standing below its address. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^\/game\//, "/games"],
  // Bank accounts are where credit comes from and goes to.
  [/^\/(credit|bank)(\/|$)/, "/credit/deposit"],
];

/** The address, of those of the bar, that a page belongs to: the longest that leads to it. */
export function placeOf(pathname: string, hrefs: readonly string[]): string | undefined {
  const [longest] = hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length);
  if (longest) return longest;
  const [, near] = elsewhere.find(([pages]) => pages.test(pathname)) ?? [];
  return hrefs.find((href) => href === near);
}
