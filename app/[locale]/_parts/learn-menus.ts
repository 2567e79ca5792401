import { getLocale } from "next-intl/server";
import { allAchievements } from "@/lib/contract/achievements";
import { allPromotions, allVdos } from "@/lib/contract/content";
import { readNotificationSettings } from "@/lib/contract/notification-settings";
import { allNumberSets } from "@/lib/contract/number-sets";
import { readPlayerLimits } from "@/lib/contract/player-limits";
import { allPoys } from "@/lib/contract/poys";
import { userSessions } from "@/lib/contract/sessions";
import { allTickets } from "@/lib/contract/tickets";
import { SECOND_MS } from "@/lib/domain/time/time";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { LACKING_MS } from "@/lib/server/ask/lacking-calls";
import { readShell } from "@/lib/server/ask/member-shell";
import { preload } from "@/lib/server/ask/preload";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";

/** What was learned last has run out by then. */
const LEARN_EVERY_MS = LACKING_MS + SECOND_MS;

/**
 * Finds out which places of the menus the upstream has no call for: a member's first page in ten minutes asks each call
 * once, for at most 800 ms. The site's own upstream has all of them. Never rejects.
 */
export async function learnMenus(nowMs = Date.now()): Promise<void> {
  if (env().embedded) return;
  const known = perProcess("learned-menus", (): { atMs: number; done: Promise<unknown> } => ({
    atMs: Number.NEGATIVE_INFINITY,
    done: Promise.resolve(),
  }));
  if (nowMs - known.atMs >= LEARN_EVERY_MS) Object.assign(known, { atMs: nowMs, done: askEach() });
  await known.done;
}

/** A call for each place that has one (`components/navigation/destinations.ts`), and the shell with the bell's. */
async function askEach(): Promise<void> {
  const query = { locale: folderOf(toLocale(await getLocale())) };
  await Promise.all([
    readShell(),
    preload(allPoys, { body: { limit: 1 } }),
    preload(allNumberSets),
    preload(readNotificationSettings),
    preload(allTickets, { query: { limit: 1 } }),
    preload(userSessions),
    preload(readPlayerLimits),
    preload(allAchievements),
    preload(allPromotions, { query }),
    preload(allVdos, { query }),
  ]);
}
