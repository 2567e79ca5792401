/** What every page of a member shows around its content: one call, read once per request. */
import { headers } from "next/headers";
import { cache } from "react";
import { cashs } from "@/lib/contract/credit";
import { isFault } from "@/lib/contract/fault";
import { type MemberShell, memberShell } from "@/lib/contract/member-shell";
import { allNotifications } from "@/lib/contract/notifications";
import { agentsSupports } from "@/lib/contract/site";
import { readTerms } from "@/lib/contract/terms";
import { usersInfos } from "@/lib/contract/users";
import { readSession } from "@/lib/server/session/session";
import { isUnimplemented } from "./answered";
import { ask } from "./ask";
import { handedShell } from "./handed-shell";
import { PRELOAD_TIMEOUT_MS, preload } from "./preload";

/** Each part is null for a guest, and where the upstream does not answer in time. */
export type KnownShell = { [Part in keyof MemberShell]: MemberShell[Part] | null };

const nothing: KnownShell = {
  user: null,
  cash: null,
  terms: null,
  unread: null,
  support: null,
  awayUntil: null,
  closedArea: null,
};

/**
 * The member's own, so it is kept for this request only and never shared between requests. Of the upstream's
 * languages it is in the page's.
 */
export const readShell = cache(async (): Promise<KnownShell> => {
  if (!(await readSession())) return nothing;
  const handed = handedShell(await headers());
  if (handed) return handed;
  try {
    return await ask(memberShell, { timeoutMs: PRELOAD_TIMEOUT_MS, isBackground: true });
  } catch (error) {
    return isFault(error) && isUnimplemented(error.code) ? readParts() : nothing;
  }
});

/** The same from an upstream that has only the calls of each part. */
async function readParts(): Promise<KnownShell> {
  const [user, cash, terms, notifications, support] = await Promise.all([
    preload(usersInfos),
    preload(cashs),
    preload(readTerms),
    preload(allNotifications, { query: { limit: 1 } }),
    preload(agentsSupports),
  ]);
  return {
    user,
    cash,
    terms,
    unread: notifications?.unread ?? null,
    support,
    awayUntil: null,
    closedArea: null,
  };
}
