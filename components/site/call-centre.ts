import type { SupportData } from "@/lib/contract/site";

/** True where people can talk to the staff by chat or LINE now: its address is configured and it is attended. */
export function isChatOffered(support: SupportData | null, hasLiveChat: boolean): boolean {
  const isLinked = callCentreOf(support && { ...support, officePhoneNumber: null }) !== null;
  return isLinked || (hasLiveChat && support?.activeSupport === true);
}

/** The call centre's contact: its phone, else its chat. Only https addresses are linked. */
export function callCentreOf(
  support: SupportData | null,
): { kind: "call" | "chat"; href: string; phone: string } | null {
  const phone = support?.officePhoneNumber?.trim() ?? "";
  if (/^[+\d][\d\s()-]{2,}$/.test(phone))
    return { kind: "call", href: `tel:${phone.replace(/[^+\d]/g, "")}`, phone };
  // The chat is not offered while it is unattended; a phone may still be answered.
  const chat = support?.activeSupport ? (support.urlSupport ?? "") : "";
  if (URL.canParse(chat) && new URL(chat).protocol === "https:")
    return { kind: "chat", href: chat, phone: "" };
  return null;
}
