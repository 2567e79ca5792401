import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { type LottoView, lottoViewOf } from "@/lib/domain/rounds/lotto-view";

/**
 * What the list shows: the address says it (`?show=`, `?q=`), and what is typed goes before it until the address
 * changes. A link that leads away leaves what is typed in the address, for the way back. `only` is the view of a page
 * that has one.
 */
export function useListView(only: LottoView | undefined) {
  const address = useSearchParams();
  const key = address.toString();
  const [typed, setTyped] = useState({ at: key, text: null as string | null });
  const query = (typed.at === key ? typed.text : null) ?? address.get("q")?.slice(0, 40) ?? "";
  const leave = useEffectEvent(({ target }: MouseEvent) => {
    if (typed.at !== key || typed.text === null) return;
    if (!(target instanceof Element && target.closest("a[href]"))) return;
    const next = new URLSearchParams(key);
    if (typed.text.trim()) next.set("q", typed.text);
    else next.delete("q");
    // Next's router follows a change without its own state; with it, a later refresh would restore the old address, as
    // after a link that opened in a tab of its own.
    history.replaceState(null, "", next.size > 0 ? `?${next}` : location.pathname);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => leave(event);
    // Before the link itself moves on.
    addEventListener("click", listen, { capture: true });
    return () => removeEventListener("click", listen, { capture: true });
  }, []);
  return {
    query,
    view: query.trim() ? null : (only ?? lottoViewOf(address.get("show"))),
    type: (text: string) => setTyped({ at: key, text }),
    /** What was typed gives way to the address again. */
    forgetTyped: () => setTyped({ at: key, text: null }),
  };
}
