"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createUsers } from "@/stores/users";

/**
 * A member's page, as long as the browser is theirs. The router asks for the next page, and for this one anew, as whoever
 * is signed in by then: of another member nothing is shown, and the page is left.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const users = useStoreInstance(createUsers);
  // A move renders this anew together with what has come for it; a refresh does so by its children.
  usePathname();
  useSearchParams();
  const isOthers = useSyncExternalStore(noEvents, users.getState().isOthers, () => false);
  useEffect(() => {
    if (isOthers) users.getState().leaveForOther();
  }, [isOthers, users]);
  return isOthers ? null : children;
}

/** The session is a cookie, read at each rendering; what happens between two is followed by the store. */
const noEvents = () => () => undefined;
