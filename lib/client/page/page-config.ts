import type { MessagingConfig } from "@/lib/domain/messaging";
import { markHydration } from "./hydration";
import { readHint } from "./session";

/** Configuration of this page, from the server at run time. Set once by the store registry, in the browser only. */
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
  /** With `host`: its port and whether it is without TLS; unset: 443 with TLS. */
  port?: number;
  isPlain?: boolean;
  cluster: string;
  /** True where the push server authorises members' channels. */
  isPrivate: boolean;
  /** The socket connects to this site's own `/app/{key}`. */
  isOwn: boolean;
}

let config: PageConfig = {
  csrfToken: "",
  push: { key: "house", cluster: "ap1", isPrivate: true, isOwn: true },
  messaging: null,
};

let owner: string | undefined;

/**
 * The uuid of the member whose page this is: signed in when its CSRF token was issued; undefined for a guest's
 * page.
 */
export const pageOwner = (): string | undefined => owner;

export function configurePage(given: Partial<PageConfig>): void {
  if (typeof window === "undefined") return;
  // The session's expiry by this device's clock is irrelevant here.
  if (given.csrfToken !== undefined) owner = readHint(0)?.uuid;
  config = { ...config, ...given };
  markHydration();
  forbidEval();
}

/**
 * zod tries `new Function` when a shape is made; the page's policy refuses it and the browser logs each refusal.
 * zod must be configured before its chunk loads, so this uses zod's global configuration instead of an import.
 */
function forbidEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.jitless = true;
}

export const pageConfig = (): Readonly<PageConfig> => config;
