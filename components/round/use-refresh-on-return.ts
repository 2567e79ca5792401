import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";

const FRESH_FOR_MS = 30_000;

/** Refreshes the page from the server when it becomes visible after a while: rounds open, close and settle. */
export function useRefreshOnReturn(): void {
  const router = useRouter();
  useEffect(() => {
    let seenAtMs = Date.now();
    const changed = () => {
      if (document.visibilityState === "hidden") seenAtMs = Date.now();
      else if (Date.now() - seenAtMs > FRESH_FOR_MS) router.refresh();
    };
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, [router]);
}
