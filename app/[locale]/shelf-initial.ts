import { cookies } from "next/headers";
import { cashs } from "@/lib/contract/credit";
import { usersInfos } from "@/lib/contract/users";
import { messagingConfig } from "@/lib/server/messaging";
import { preload } from "@/lib/server/preload";
import { pushConfig } from "@/lib/server/push-config";
import { readCsrfToken, readSession } from "@/lib/server/session";
import type { ShelfInitial } from "@/stores/shelved";

/** What the page's stores begin with: who asks, and his money when the upstream answers in time. */
export async function shelfInitial(): Promise<ShelfInitial> {
  const [session, csrfToken, user, cash, jar] = await Promise.all([
    readSession(),
    readCsrfToken(),
    preload(usersInfos),
    preload(cashs),
    cookies(),
  ]);
  const theme = jar.get("theme")?.value;
  const nowMs = Date.now();
  return {
    session,
    csrfToken,
    user,
    balance: cash && { ...cash, atMs: nowMs },
    theme: theme === "light" || theme === "dark" ? theme : "system",
    isBalanceHidden: jar.get("hide-balance")?.value === "1",
    push: pushConfig(),
    messaging: messagingConfig(),
    nowMs,
  };
}
