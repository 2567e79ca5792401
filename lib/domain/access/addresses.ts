import { type NamedNumber, writeNumbers } from "../poy/named-numbers";

/**
 * Addresses of rounds and slips, without the language prefix. Rounds of four-digit sets have pages of their own.
 */
const SETS = "set_4";

interface OfMarket {
  readonly betGroup: string;
  readonly betType: string;
}

/** The bet page of a round. A market of sets has one page, for its current round. */
export function roundAddress({ betGroup, betType }: OfMarket, betId: string): string {
  return betGroup === SETS ? setsAddress(betType) : `/lotto/${betGroup}/${betId}`;
}

/** The list that a round belongs to: its group, or its game where the group has hundreds of rounds. */
export const roundsAddress = ({ betGroup, betType }: OfMarket): string =>
  betGroup === "yeekee" ? `/lotto/yeekee?game=${betType}` : `/lotto/${betGroup}`;

/** Markets of four-digit sets, in the order in which they are shown. */
export const setBetTypes = ["lao", "lao-super", "hanoy", "malay"] as const;

/** The page of four-digit sets, with a market chosen. */
export const setsAddress = (betType: string): string => `/lotto/4d?market=${betType}`;

/** A round's bet page with `again=`: it offers the numbers of that slip of the member. */
export const importAddress = (roundHref: string, poyId: string): string =>
  `${withQuery(roundHref)}again=${poyId}`;

/** A round's bet page with `numbers=`: it offers these. */
export const numbersAddress = (roundHref: string, numbers: readonly NamedNumber[]): string =>
  `${withQuery(roundHref)}numbers=${writeNumbers(numbers)}`;

const withQuery = (href: string) => `${href}${href.includes("?") ? "&" : "?"}`;

/** A member's slip. */
export function poyAddress({ betGroup, betType, poyId }: OfMarket & { readonly poyId: string }): string {
  return betGroup === SETS ? `/poy/lottery/${betType}/${poyId}` : `/poy/${betGroup}/${poyId}`;
}

/** The member's slips: all, of a group, or of one market of sets. */
export function poysAddress({ betGroup, betType }: Partial<OfMarket>): string {
  if (betGroup === SETS) return betType ? `/poy/lottery/${betType}` : "/poy/lottery";
  return betGroup ? `/poy/${betGroup}` : "/poy";
}

/** Pages that show one deposit of a channel, with `?id=`. */
const depositPages = {
  fast: "/credit/deposit/fast/queue",
  normal: "/credit/deposit/normal",
  truemoney: "/credit/deposit/truemoney",
  qrcode: "/credit/deposit/qrcode",
  crypto: "/credit/deposit/crypto/queue",
} as const;

export const isDepositChannel = (channel: string): channel is keyof typeof depositPages =>
  Object.hasOwn(depositPages, channel);

/** One deposit of the member. */
export function depositAddress(channel: keyof typeof depositPages, id: string): string {
  return `${depositPages[channel]}?id=${encodeURIComponent(id)}`;
}

/** The shots of a round and its result, which anyone can verify. */
export const shotsAddress = (betId: string): string => `/results/yeekee/${betId}`;

/** A round of a partner's game, by the `ref` of a movement that belongs to it. */
export const gameRoundAddress = (ref: string): string => `/games/round/${encodeURIComponent(ref)}`;

/** How a draw by shots is made and who could influence it. */
export const drawHelpAddress = "/howto/draw";

/** The same in full: seals, work, witnesses, and what nobody can rule out. */
export const drawProofAddress = "/howto/draw/proof";

/** What a pasted text may look like. */
export const pasteHelpAddress = "/howto/paste";

/** A slip as anyone may read it who has its code. */
export const receiptAddress = (code: string): string => `/receipt/${code}`;

/** The public log of seals, freezes and voids. */
export const drawLogAddress = "/results/freezes";

/** Fragment of the login form on the front page; guests who asked for a members' page are redirected there. */
export const loginAnchor = "log-in";
