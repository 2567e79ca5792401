import type { MessagingConfig } from "@/lib/domain/site/messaging";
import { markHydration } from "./hydration";
import { readHint } from "./session";

/** Configuration of this page, from the server at run time. Set once by the store registry, in the browser only. */
export interface PageConfig {
  csrfToken: string;
  push: PushConfig;
  /** Push messages to this device; null where they are not configured. */
  messaging: MessagingConfig | null;
  /** Keys of calls that the upstream does not have: they are not asked. */
  lacking: readonly string[];
}

export interface PushConfig {
  /** Empty: there are no live updates; the page asks again by itself. */
  key: string;
  /** Unset: this site's own origin (embedded) or the vendor's cluster. */
  host?: string;
  /** The port of `host` and whether it is without TLS; unset: 443 with TLS. */
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
  lacking: [],
};

let owner: string | undefined;

/**
 * The uuid of the member whose page this is: signed in when its CSRF token was issued; undefined for a guest's
 * page.
 */
export const pageOwner = (): string | undefined => owner;

/** @param member whom the server made the page for; without it, who is signed in now, as after a login in the page */
export function configurePage(given: Partial<PageConfig>, member?: string): void {
  if (typeof window === "undefined") return;
  if (given.csrfToken !== undefined) owner = ownerOf(member);
  config = { ...config, ...given };
  markHydration();
  forbidEval();
}

/** Another member is signed in to this browser than the one whose page this is. Never true on a guest's page. */
export function isOthersSession(): boolean {
  const now = signedIn();
  return owner !== undefined && now !== undefined && owner !== now;
}

/** The session's expiry by this device's clock is irrelevant here. */
const signedIn = (): string | undefined => readHint(0)?.uuid;

const LEFT = "left-for-member";

/** Notes that this page is left because another member is signed in. */
export function noteLeftFor(): void {
  try {
    sessionStorage.setItem(LEFT, `${owner} ${signedIn()}`);
  } catch {
    // As in ownerOf.
  }
}

/**
 * Somebody else may have signed in while the page was loading. Where the next page is still for the member before, the
 * readable cookie is wrong: leaving again would go on for ever, so it counts as it did before.
 */
function ownerOf(member: string | undefined): string | undefined {
  const now = signedIn();
  if (!member || !now) return member ?? now;
  try {
    if (member !== now) return sessionStorage.getItem(LEFT) === `${member} ${now}` ? now : member;
    sessionStorage.removeItem(LEFT);
    return member;
  } catch {
    // Without storage nobody could tell that it goes on for ever.
    return now;
  }
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
