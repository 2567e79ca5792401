/**
 * The list of markets: what a chip shows, and the order and the groups in which it is shown. Times are the
 * upstream's clock.
 */
import type { YeekeeGame } from "../yeekee/day";
import { compareRounds, phaseOf, type RoundClock, type RoundPhase } from "./phase";
import { pinnedFirst } from "./pinned";

/** The chips, in their order; the first is the page without a choice. */
export const lottoViews = ["open", "gov", "stock", "yeekee", "sets", "favourites"] as const;
export type LottoView = (typeof lottoViews)[number];

/** The view that an address asks for (`?show=`); anything else is the first. */
export const lottoViewOf = (asked: unknown): LottoView =>
  lottoViews.find((view) => view === asked) ?? lottoViews[0];

/** Families of markets, in the order in which unopened ones are shown. */
const marketFamilies = ["yeekee", "gov", "stock_th", "stock_foreign", "set_4"] as const;
export type MarketFamily = (typeof marketFamilies)[number];

/** What the list needs to know of a round. */
export interface ListedRound {
  readonly betGroup: string;
  readonly betType: string;
  readonly betList: RoundClock;
}

/** The family of a round; null for a group that this site has no pages for. */
export function familyOf({
  betGroup,
  betType,
}: Pick<ListedRound, "betGroup" | "betType">): MarketFamily | null {
  if (betGroup === "stock") return betType.startsWith("th_") ? "stock_th" : "stock_foreign";
  return marketFamilies.find((family) => family === betGroup) ?? null;
}

const groups: Partial<Record<LottoView, string>> = {
  gov: "gov",
  stock: "stock",
  yeekee: "yeekee",
  sets: "set_4",
};

/** True for a round of the view's markets. `open` has every market: what is open is a matter of time. */
export function isInView(
  { betGroup, betType }: Pick<ListedRound, "betGroup" | "betType">,
  view: LottoView,
  favourites: readonly string[],
): boolean {
  if (view === "favourites") return favourites.includes(betType);
  return view === "open" || groups[view] === betGroup;
}

/** Markets of one family that open later. */
export interface UnopenedFamily<Listed> {
  readonly family: MarketFamily;
  /** When the first of them opens, in whole seconds. */
  readonly opensAtSeconds: number;
  /** In the order in which they open, then close. */
  readonly rounds: readonly Listed[];
}

export interface ArrangedRounds<Listed> {
  /**
   * Rounds that take bets or are paused, the government's first, then the first to close, and among them the current
   * round of each yeekee game. One that has just closed stays until the next one is known.
   */
  readonly open: readonly Listed[];
  readonly unopened: readonly UnopenedFamily<Listed>[];
  /** Closed, drawn and void rounds, the latest first. Yeekee's are on the games' own pages. */
  readonly over: readonly Listed[];
}

/** The rounds of a list at `nowMs`, each in one place. Rounds of unknown groups are left out. */
export function arrangeRounds<Listed extends ListedRound>(
  rounds: readonly Listed[],
  nowMs: number,
): ArrangedRounds<Listed> {
  const known = rounds.filter((round) => familyOf(round) !== null);
  const inOrder = (those: readonly Listed[]) =>
    those.toSorted((one, other) => compareRounds(one.betList, other.betList, nowMs));
  const stateOf = (round: Listed) => standingOf(phaseOf(round.betList, nowMs));
  const games = nextOfGames(known, nowMs);
  const others = known.filter(({ betGroup }) => betGroup !== "yeekee");
  const later = [...games, ...others].filter((round) => stateOf(round) === "unopened");
  const running = games.filter((round) => stateOf(round) !== "unopened");
  return {
    open: pinnedFirst(
      [...running, ...others.filter((round) => stateOf(round) === "open")].toSorted(
        (one, other) => closesAt(one) - closesAt(other),
      ),
    ),
    unopened: marketFamilies.flatMap((family) => unopenedOf(family, later)),
    over: inOrder(others.filter((round) => stateOf(round) === "over")),
  };
}

/** How many rounds the list shows as open: a chip's number and the lines below it agree. */
export const countOpen = (rounds: readonly ListedRound[], nowMs: number): number =>
  arrangeRounds(rounds, nowMs).open.length;

/** The games by how often they close, so that those that close at once never change places. */
const byPace: readonly YeekeeGame[] = ["yeekee_5", "yeekee", "pingpong"];

/** The round of each yeekee game that closes next, else the one whose result is awaited. */
function nextOfGames<Listed extends ListedRound>(rounds: readonly Listed[], nowMs: number): Listed[] {
  return byPace.flatMap((game) => {
    const own = rounds
      .filter(({ betGroup, betType }) => betGroup === "yeekee" && betType === game)
      .toSorted((one, other) => closesAt(one) - closesAt(other));
    const next = own.find(({ betList }) => standingOf(phaseOf(betList, nowMs)) !== "over");
    const last = own.findLast(({ betList }) => isAwaited(phaseOf(betList, nowMs)));
    return next ?? last ?? [];
  });
}

function unopenedOf<Listed extends ListedRound>(
  family: MarketFamily,
  later: readonly Listed[],
): UnopenedFamily<Listed>[] {
  const rounds = later
    .filter((round) => familyOf(round) === family)
    .toSorted((one, other) => opensAt(one) - opensAt(other) || closesAt(one) - closesAt(other));
  return rounds[0] ? [{ family, opensAtSeconds: opensAt(rounds[0]), rounds }] : [];
}

const opensAt = ({ betList }: ListedRound) => betList.unixTimeStamp.openTime;
const closesAt = ({ betList }: ListedRound) => betList.unixTimeStamp.realCloseTime;

const isAwaited = (phase: RoundPhase) => phase === "closed" || phase === "waiting";

/** A paused round stands with the open ones: it may take bets again. */
function standingOf(phase: RoundPhase): "open" | "unopened" | "over" {
  if (phase === "upcoming") return "unopened";
  return isAwaited(phase) || phase === "settled" || phase === "void" ? "over" : "open";
}
