/**
 * Links and moves that keep the language of the page; addresses are written without a prefix.
 * Ours instead of next-intl's: theirs brings the message formatter into every page's first code.
 */
export { Link } from "./link";
export { redirect } from "./redirect";
export { useLocale, usePathname, useRouter } from "./use-place";
