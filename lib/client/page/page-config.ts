import type { MessagingConfig } from "@/lib/domain/messaging";
import { markFirstPage } from "./first-page";
import { readHint } from "./session";

/** What the server told this page at run time. Set once by the shelf, in the browser only. */
export interface PageConfig {
  csrfToken: string;
  push: PushConfig;
  /** Push messages to this device; null where they are not configured. */
  messaging: MessagingConfig | null;
}

export interface PushConfig {
  key: string;
  /** Unset: this site's own origin (embedded) or the vendor's cluster. */
  host?: string;
  cluster: string;
  /** True where the push server authorises members' channels. */
  isPrivate: boolean;
  /** The socket goes through this site's own `/app/{key}`. */
  isOwn: boolean;
}

let config: PageConfig = {
  csrfToken: "",
  push: { key: "house", cluster: "ap1", isPrivate: true, isOwn: true },
  messaging: null,
};

let owner: string | undefined;

/** The uuid of the member whose page this is: who was signed in when its CSRF token came; undefined for a guest's. */
export const pageOwner = (): string | undefined => owner;

export function configurePage(given: Partial<PageConfig>): void {
  if (typeof window === "undefined") return;
  // Whether the session is over by this device's clock makes no difference.
  if (given.csrfToken !== undefined) owner = readHint(0)?.uuid;
  config = { ...config, ...given };
  markFirstPage();
  forbidEval();
}

/**
 * zod tries `new Function` when a shape is made; the page's policy refuses that, and each refusal is a report in
 * the browser's console. It has to know before its code arrives, so this is its own shared place, not an import.
 */
function forbidEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.jitless = true;
}

export const pageConfig = (): Readonly<PageConfig> => config;
