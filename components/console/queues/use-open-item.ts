"use client";
import { usePathname, useSearchParams } from "next/navigation";

/**
 * The open item of a queue, as it stands in the address. Opening another one asks the server for nothing: the page
 * is the same.
 */
export function useOpenItem(): { opened: string | null; open: (item: string | null) => void } {
  const pathname = usePathname();
  const opened = useSearchParams().get("item");
  const open = (item: string | null) =>
    history.replaceState(null, "", item ? `${pathname}?item=${encodeURIComponent(item)}` : pathname);
  return { opened, open };
}
