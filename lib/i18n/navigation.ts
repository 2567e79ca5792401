/**
 * Links and navigation that keep the page's language; addresses are written without a prefix.
 * Used instead of next-intl's own, which adds the message formatter to every page's first load.
 */
export { Link } from "./link";
export { redirect } from "./redirect";
export { useLocale, usePathname, useRouter } from "./use-place";
