/**
 * The live chat: a page of a vendor's, in a frame of its own, so that no foreign script ever runs beside a member's
 * data. It is told the visitor's mark and his language, where its address has a place for them.
 */
import { folderOf, type Locale } from "@/lib/i18n/tags";
import { env } from "@/lib/server/config/env";
import { vendorMark } from "@/lib/server/session/vendor-mark";

/** Null without configuration. A guest is known by his guest id; without one the room is nobody's. */
export function chatAddress(uuid: string | null, guestId: string | undefined, locale: Locale): string | null {
  const address = env().CHAT_URL;
  if (!address) return null;
  const visitor = uuid ? vendorMark(uuid) : guestId ? vendorMark(`guest:${guestId}`) : "";
  return address
    .replaceAll("{visitor}", encodeURIComponent(visitor))
    .replaceAll("{locale}", folderOf(locale))
    .replaceAll("{language}", locale);
}

/** The origin that pages may take into a frame for it. */
export function chatSource(): string | undefined {
  const address = env().CHAT_URL;
  return address ? new URL(address).origin : undefined;
}
