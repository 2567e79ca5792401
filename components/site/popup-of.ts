import type { PopupRow } from "@/lib/contract/content";
import type { SupportData } from "@/lib/contract/site";
import { isPicture, safeAddress } from "@/lib/domain/safe-address";

export interface Popup {
  /** Kept in the cookie of the news alert once it was seen. */
  id: string;
  title: string;
  text: string;
  imageUrl: string | null;
  href: string | null;
}

/**
 * What is to be laid before the visitor: the newest of the written ones, with the agent's own address where he has
 * one. Null while the agent wants none, when there is nothing to say, and for who has seen it (`seen`: the cookie).
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

/** The words of an editor's HTML; the sheet shows no more of it. */
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
