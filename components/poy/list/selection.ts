import { poysAddress } from "@/lib/domain/access/addresses";
import { type DaysRemark, readAskedDays } from "@/lib/domain/time/asked-days";
import type { PoySelection } from "@/stores/poys/selection";

/** Slips that wait for a result, or settled ones; the names stand in addresses that people keep. */
export type PoyTab = "current" | "earlier";

/** Settled slips: all of them, those that gained, those that lost. */
export type PoyCame = "all" | "won" | "lost";

const outcomes = { all: undefined, won: "win", lost: "loss" } as const satisfies Record<PoyCame, unknown>;
export const cameChoices = Object.keys(outcomes) as readonly PoyCame[];

export interface PoyView {
  tab: PoyTab;
  came: PoyCame;
  betGroup: string | undefined;
  /** One market of the group; four-digit sets are listed by market. */
  betType?: string;
  /** Dates that the member set, `YYYY-MM-DD`; absent means open. */
  from: string | undefined;
  to: string | undefined;
  /** What is shown in another way than it was asked for. */
  remarks: readonly DaysRemark[];
  /** The upstream's parameters. */
  selection: PoySelection;
}

/** The query string. */
export type Asked = Record<string, string | string[] | undefined>;

/**
 * Parses the address: the slips that wait for a result, or those that have one. An unreadable date is
 * dropped.
 */
export function readView(asked: Asked, betGroup: string | undefined, betType?: string): PoyView {
  const tab: PoyTab = asked.tab === "earlier" ? "earlier" : "current";
  const group =
    betGroup && /^[A-Za-z0-9_-]{2,40}$/.test(betGroup) ? { betGroup, ...(betType && { betType }) } : {};
  if (tab === "current") {
    return {
      tab,
      came: "all",
      betGroup,
      betType,
      from: undefined,
      to: undefined,
      remarks: [],
      selection: { ...group, status: "accepted" },
    };
  }
  const { from, to, remarks } = readAskedDays(asked);
  const came = cameChoices.find((choice) => choice === asked.came) ?? "all";
  const outcome = outcomes[came];
  return {
    tab,
    came,
    betGroup,
    betType,
    from,
    to,
    remarks,
    selection: {
      ...group,
      isSettled: true,
      ...(outcome && { outcome }),
      ...(from && { startedDate: from }),
      ...(to && { endedDate: to }),
    },
  };
}

/** The address of a view, without the language prefix. */
export function viewPath(
  view: Pick<PoyView, "tab" | "came" | "betGroup" | "betType" | "from" | "to">,
): string {
  const search = new URLSearchParams();
  if (view.tab === "earlier") {
    search.set("tab", "earlier");
    if (view.came !== "all") search.set("came", view.came);
    if (view.from) search.set("from", view.from);
    if (view.to) search.set("to", view.to);
  }
  const base = poysAddress(view);
  return search.size ? `${base}?${search}` : base;
}
