"use client";
/**
 * The store registry: every store of one page view, each made when it is first used. Nothing lives at module
 * level, so two requests on the server never share a member's state, and a page loads the code of the stores it
 * uses, not of all.
 */
import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Call } from "@/lib/client/calls/lazy-call";
import type { PushConfig } from "@/lib/client/page/page-config";
import type { UserInfo } from "@/lib/contract/users";
import type { TextSize } from "@/lib/domain/members/text-size";
import type { Satang } from "@/lib/domain/money/money";
import type { MessagingConfig } from "@/lib/domain/site/messaging";

/** A snackbar message. `timeout` in ms: 1,500 by default; failures and money should stay 6,000 or more. */
export interface Message {
  text: string;
  color: "success" | "failure";
  timeout?: number;
  isHtml?: boolean;
  /** Shown on the page that is being navigated to, instead of being closed by the navigation. */
  afterMove?: boolean;
}

/** The dependencies of a store. */
export interface StoreDeps {
  call: Call;
}

export type AnalyticsChoice = "yes" | "no";

/** The session the page was rendered for; null for a guest. `exp` in whole seconds. */
export interface InitialSession {
  uuid: string;
  status: number;
  exp: number;
}

export interface StoreHook<Initial> {
  /** The store made by `create`, the same one for the whole page view. */
  take<State>(create: (needs: StoreDeps, initial: Initial) => StoreApi<State>): StoreApi<State>;
}

/** A registry that makes each store once, keyed by its create function. */
export function createStoreRegistry<Initial>(needs: StoreDeps, initial: Initial): StoreHook<Initial> {
  const made = new Map<unknown, unknown>();
  return {
    take<State>(create: (needs: StoreDeps, initial: Initial) => StoreApi<State>) {
      if (!made.has(create)) made.set(create, create(needs, initial));
      return made.get(create) as StoreApi<State>;
    },
  };
}

/** What the server knew when it rendered the page. */
export interface InitialState {
  session: InitialSession | null;
  csrfToken: string;
  /** Null when the server had no answer in time; the browser then asks. */
  user: UserInfo | null;
  /** The balance and the time (epoch ms) at which it was read. */
  balance: { money: Satang; held?: Satang; version?: number; atMs: number } | null;
  /** Unread notifications; null or absent when the server had no answer in time. */
  unread?: number | null;
  theme: "light" | "dark" | "system";
  /** Normal by default. */
  textSize?: TextSize;
  /** Analytics: the site's id and the visitor's consent. Absent where analytics are off. */
  analytics?: { gaID: string; choice: AnalyticsChoice | null };
  /** Live chat: its channel and this visitor's pseudonym. Absent where there is no chat. */
  chatAddress?: string;
  /** The member chose to hide their balance. */
  isBalanceHidden: boolean;
  /** Keys of the calls that the upstream is known not to have; none by default. */
  lacking?: readonly string[];
  /** The push connection's settings. */
  push: PushConfig;
  /** Settings of push messages to this device; null where they are not configured. */
  messaging?: MessagingConfig | null;
  /** When the page was rendered, epoch ms. */
  nowMs: number;
}

export const StoreRegistryContext = createContext<StoreHook<InitialState> | null>(null);

/** The store itself, for code outside rendering (event handlers, effects): `useStoreInstance(createBets).getState()`. */
export function useStoreInstance<State>(
  create: (needs: StoreDeps, initial: InitialState) => StoreApi<State>,
) {
  const registry = useContext(StoreRegistryContext);
  if (!registry) throw new Error("a store was asked for outside <StoreRegistryProvider>");
  return registry.take(create);
}

/** The hook of one store: `export const useBets = storeHook(createBets)`; then `useBets((bets) => bets.lines)`. */
export const storeHook =
  <State>(create: (needs: StoreDeps, initial: InitialState) => StoreApi<State>) =>
  <Part>(select: (state: State) => Part): Part =>
    useStore(useStoreInstance(create), select);
