"use client";
import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { neighboursOf } from "@/stores/console/last-list";
import { useConsoleWords } from "../words/console-words";
import { isShortcut, isTyping, keyOf } from "./single-keys";

interface Props {
  /** The query that the neighbour is opened with, without its question mark: the tab that is being read. */
  query?: string;
}

/** Links from a detail to the next and the previous one of the list that it was opened from; `j` and `k` do the same. */
export function Neighbours({ query }: Props) {
  const t = useConsoleWords("list");
  const pathname = usePathname();
  const router = useRouter();
  const [beside, setBeside] = useState<ReturnType<typeof neighboursOf>>({ previous: null, next: null });
  useEffect(() => setBeside(neighboursOf(pathname)), [pathname]);
  const go = useCallback(
    (to: string | null) => to && router.push(query ? `${to}?${query}` : to),
    [router, query],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event) || isTyping(event.target)) return;
      if (!["j", "k"].includes(keyOf(event)) || (!beside.previous && !beside.next)) return;
      // Where there are neighbours, the keys do not move through the rows of a list on the page.
      event.stopPropagation();
      go(keyOf(event) === "j" ? beside.next : beside.previous);
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [beside, go]);
  if (!beside.previous && !beside.next) return null;
  const button = (to: string | null, label: string, icon: "up" | "down") => (
    <IconButton disabled={!to} onClick={() => go(to)} aria-label={label}>
      <Icon name={icon} size={20} />
    </IconButton>
  );
  return (
    <span style={{ display: "inline-flex" }}>
      {button(beside.previous, t("previous"), "up")}
      {button(beside.next, t("next"), "down")}
    </span>
  );
}
