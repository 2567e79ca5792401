import type { PopupRow } from "@/lib/contract/content";
import type { SupportData } from "@/lib/contract/site";
import { isPicture, safeAddress } from "@/lib/kernel/safe-address";

export interface Popup {
  /** The cookie's value once the popup was closed. */
  id: string;
  title: string;
  text: string;
  imageUrl: string | null;
  href: string | null;
}

/**
 * The popup to show: the newest written one, with the agent's own address where there is one. Null while the
 * agent has switched it off, when there is none, or once it was closed (`seen`: the cookie).
 */
export function popupOf(
  support: SupportData | null,
  written: readonly PopupRow[] | null,
  title: string,
  seen: string | undefined,
): Popup | null {
  if (!support?.activePopup) return null;
  const newest = written?.[0];
  const own = safeAddress(support.urlPopup);
  if (!newest && !own) return null;
  const picture = own && isPicture(own) ? own : null;
  const popup: Popup = {
    id: `${newest?.id ?? ""}:${own ?? ""}`.slice(0, 200),
    title: newest?.title ?? title,
    text: newest ? plain(newest.html) : "",
    imageUrl: picture ?? newest?.imageUrl ?? null,
    href: own && !picture ? own : (newest?.href ?? null),
  };
  return popup.id === seen ? null : popup;
}

/** The text of an editor's HTML; the sheet shows nothing else of it. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
