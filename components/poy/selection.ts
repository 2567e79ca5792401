import { poysAddress } from "@/lib/domain/access/addresses";
import { readDay } from "@/lib/domain/time";
import type { PoySelection } from "@/stores/poys/selection";

/** Slips that wait for a result, or settled ones; the names stand in addresses that people keep. */
export type PoyTab = "current" | "earlier";

export interface PoyView {
  tab: PoyTab;
  betGroup: string | undefined;
  /** One market of the group; four-digit sets are listed by market. */
  betType?: string;
  /** Dates that the member set, `YYYY-MM-DD`; absent means open. */
  from: string | undefined;
  to: string | undefined;
  /** The upstream's parameters. */
  selection: PoySelection;
}

/** The query string. */
export type Asked = Record<string, string | string[] | undefined>;

/**
 * Parses the address: the slips that wait for a result, or those that have one. Invalid or reversed dates are
 * dropped.
 */
export function readView(asked: Asked, betGroup: string | undefined, betType?: string): PoyView {
  const tab: PoyTab = asked.tab === "earlier" ? "earlier" : "current";
  const group =
    betGroup && /^[A-Za-z0-9_-]{2,40}$/.test(betGroup) ? { betGroup, ...(betType && { betType }) } : {};
  if (tab === "current") {
    return {
      tab,
      betGroup,
      betType,
      from: undefined,
      to: undefined,
      selection: { ...group, status: "accepted" },
    };
  }
  const to = dateIn(asked.to);
  const from = dateIn(asked.from);
  const fits = from === undefined || to === undefined || from <= to;
  return {
    tab,
    betGroup,
    betType,
    from: fits ? from : undefined,
    to,
    selection: {
      ...group,
      isSettled: true,
      ...(fits && from && { startedDate: from }),
      ...(to && { endedDate: to }),
    },
  };
}

/** The address of a view, without the language prefix. */
export function viewPath(view: Pick<PoyView, "tab" | "betGroup" | "betType" | "from" | "to">): string {
  const search = new URLSearchParams();
  if (view.tab === "earlier") {
    search.set("tab", "earlier");
    if (view.from) search.set("from", view.from);
    if (view.to) search.set("to", view.to);
  }
  const base = poysAddress(view);
  return search.size ? `${base}?${search}` : base;
}

function dateIn(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? (readDay(value) ?? undefined) : undefined;
}
