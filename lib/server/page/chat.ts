/**
 * The live chat: a vendor's page in a frame, so that no foreign script runs beside a member's data. Its address
 * gets the visitor's pseudonym and language, where it has placeholders for them.
 */
import { folderOf, type Locale } from "@/lib/i18n/tags";
import { env } from "@/lib/server/config/env";
import { vendorPseudonym } from "@/lib/server/session/vendor-pseudonym";

/** Null without configuration. A guest is identified by their guest id; without one the chat is anonymous. */
export function chatAddress(uuid: string | null, guestId: string | undefined, locale: Locale): string | null {
  const address = env().CHAT_URL;
  if (!address) return null;
  const visitor = uuid ? vendorPseudonym(uuid) : guestId ? vendorPseudonym(`guest:${guestId}`) : "";
  return address
    .replaceAll("{visitor}", encodeURIComponent(visitor))
    .replaceAll("{locale}", folderOf(locale))
    .replaceAll("{language}", locale);
}

/** The origin that pages may frame for the chat. */
export function chatSource(): string | undefined {
  const address = env().CHAT_URL;
  return address ? new URL(address).origin : undefined;
}
