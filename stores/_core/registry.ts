"use client";
/**
 * The shelf: every store of one page view, each made when it is first asked for.
 * Nothing lives at module level, so two requests on the server never share a member's state,
 * and a page loads the code of the stores it uses, not of all.
 */
import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Call } from "@/lib/client/calls/lazy-call";
import type { PushConfig } from "@/lib/client/page/page-config";
import type { UserInfo } from "@/lib/contract/users";
import type { MessagingConfig } from "@/lib/domain/messaging";
import type { Satang } from "@/lib/domain/money";
import type { TextSize } from "@/lib/domain/text-size";

/** One line for the member. `timeout` in ms: 1,500 unless given; failures and money should stay 6,000 or more. */
export interface Message {
  text: string;
  color: "success" | "failure";
  timeout?: number;
  isHtml?: boolean;
  /** Shown on the page that is being gone to, instead of being closed by the move. */
  afterMove?: boolean;
}

export type Tell = (message: Message) => void;

/** What a store may use of the world. */
export interface Needs {
  call: Call;
  tell: Tell;
}

export type AnalyticsChoice = "yes" | "no";

/** Who the page was rendered for; null for a guest. `exp` in whole seconds. */
export interface ShelfSession {
  uuid: string;
  status: number;
  exp: number;
}

export interface Shelved<Initial> {
  /** The store made by `create`, the same one for the whole page view. */
  take<State>(create: (needs: Needs, initial: Initial) => StoreApi<State>): StoreApi<State>;
}

/** A shelf that makes each store once. Keyed by the creator itself. */
export function createShelf<Initial>(needs: Needs, initial: Initial): Shelved<Initial> {
  const made = new Map<unknown, unknown>();
  return {
    take<State>(create: (needs: Needs, initial: Initial) => StoreApi<State>) {
      if (!made.has(create)) made.set(create, create(needs, initial));
      return made.get(create) as StoreApi<State>;
    },
  };
}

/** What the server knew when it rendered the page. */
export interface ShelfInitial {
  session: ShelfSession | null;
  csrfToken: string;
  /** Asked on the server when it answered in time; null leaves it to the browser. */
  user: UserInfo | null;
  /** The balance and the moment (ms since 1970) it was true. */
  balance: { money: Satang; held?: Satang; version?: number; atMs: number } | null;
  theme: "light" | "dark" | "system";
  /** Normal unless the visitor chose otherwise. */
  textSize?: TextSize;
  /** Measuring visits: the site's id, and what the visitor said to it. Absent where the site measures nothing. */
  analytics?: { gaID: string; choice: AnalyticsChoice | null };
  /** The room of the live chat, this visitor's mark in it. Absent where there is none. */
  chatAddress?: string;
  /** The member asked not to show his balance on the screen. */
  isBalanceHidden: boolean;
  /** How live news reaches this page. */
  push: PushConfig;
  /** What push messages to this device need; null where they are not configured. */
  messaging?: MessagingConfig | null;
  /** When the page was rendered, ms since 1970. */
  nowMs: number;
}

export const ShelfContext = createContext<Shelved<ShelfInitial> | null>(null);

/** The store itself, for code outside rendering (event handlers, effects): `useShelved(createBets).getState()`. */
export function useShelved<State>(create: (needs: Needs, initial: ShelfInitial) => StoreApi<State>) {
  const shelf = useContext(ShelfContext);
  if (!shelf) throw new Error("a store was asked for outside <Shelf>");
  return shelf.take(create);
}

/** The hook of one store: `export const useBets = shelved(createBets)`; then `useBets((bets) => bets.lines)`. */
export const shelved =
  <State>(create: (needs: Needs, initial: ShelfInitial) => StoreApi<State>) =>
  <Part>(select: (state: State) => Part): Part =>
    useStore(useShelved(create), select);
