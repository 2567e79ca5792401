"use client";
import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createStatements } from "@/stores/statements";

/**
 * Refreshes the page from the server when a request changes, after a reconnect and when the page becomes visible.
 */
export function FollowRequests() {
  const router = useRouter();
  const store = useStoreInstance(createStatements);
  useEffect(() => {
    const onFocus = () => document.visibilityState === "visible" && router.refresh();
    document.addEventListener("visibilitychange", onFocus);
    const stop = store.getState().listen(router.refresh);
    return () => {
      document.removeEventListener("visibilitychange", onFocus);
      stop();
    };
  }, [router, store]);
  return null;
}
