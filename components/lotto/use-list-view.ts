import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { type LottoView, lottoViewOf } from "@/lib/domain/rounds/lotto-view";

/**
 * What the list shows: the address says it (`?show=`, `?q=`), and what is typed goes before it until the address
 * changes. `only` is the view of a page that has one.
 */
export function useListView(only: LottoView | undefined) {
  const address = useSearchParams();
  const key = address.toString();
  const [typed, setTyped] = useState({ at: key, text: null as string | null });
  const query = (typed.at === key ? typed.text : null) ?? address.get("q")?.slice(0, 40) ?? "";
  return {
    query,
    view: query.trim() ? null : (only ?? lottoViewOf(address.get("show"))),
    type: (text: string) => setTyped({ at: key, text }),
    /** What was typed gives way to the address again. */
    forgetTyped: () => setTyped({ at: key, text: null }),
  };
}
