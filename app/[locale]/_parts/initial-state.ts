import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import { readTextSize } from "@/lib/domain/members/text-size";
import { isSiteMark } from "@/lib/domain/site/site-identifiers";
import { toLocale } from "@/lib/i18n/tags";
import { lackingKeys } from "@/lib/server/ask/lacking-calls";
import { readShell } from "@/lib/server/ask/member-shell";
import { siteDetailOf } from "@/lib/server/ask/site-detail";
import { chatAddress } from "@/lib/server/page/chat";
import { messagingConfig } from "@/lib/server/page/messaging";
import { pushConfig } from "@/lib/server/page/push-config";
import { readCsrfToken, readSession } from "@/lib/server/session/session";
import { GUEST_ID } from "@/lib/server/session/session-cookie";
import { siteCookies } from "@/lib/server/session/site-cookies";
import type { InitialState } from "@/stores/_core/registry";

/** The initial state of the page's stores: the session, and the member's data when the upstream answers in time. */
export async function initialState(): Promise<InitialState> {
  const sent = await headers();
  const [session, csrfToken, { user, cash, unread }, detail, jar, locale] = await Promise.all([
    readSession(),
    readCsrfToken(),
    readShell(),
    siteDetailOf(sent),
    cookies(),
    getLocale(),
  ]);
  const choice = jar.get("analytics")?.value;
  const gaID = detail?.gaID ?? "";
  const isFrame = sent.get("x-page-path")?.startsWith("/external") ?? false;
  const chat = isFrame
    ? null
    : chatAddress(session?.uuid ?? null, siteCookies(sent).get(GUEST_ID), toLocale(locale));
  const theme = jar.get("theme")?.value;
  const nowMs = Date.now();
  return {
    session,
    csrfToken,
    user,
    balance: cash && { ...cash, atMs: nowMs },
    unread,
    theme: theme === "light" || theme === "dark" ? theme : "system",
    textSize: readTextSize(jar.get("text-size")?.value),
    ...(isSiteMark("gaID", gaID) &&
      !isFrame && { analytics: { gaID, choice: choice === "yes" || choice === "no" ? choice : null } }),
    ...(chat && { chatAddress: chat }),
    isBalanceHidden: jar.get("hide-balance")?.value === "1",
    lacking: lackingKeys(nowMs),
    push: pushConfig(),
    messaging: messagingConfig(),
    nowMs,
  };
}
