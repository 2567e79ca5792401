/** Where rounds and slips stand; four-digit sets have screens of their own. Without the language prefix. */
const SETS = "set_4";

interface OfMarket {
  readonly betGroup: string;
  readonly betType: string;
}

/** Where one bets on a round. A market of sets has one page for its current round. */
export function roundAddress({ betGroup, betType }: OfMarket, betId: string): string {
  return betGroup === SETS ? setsAddress(betType) : `/lotto/${betGroup}/${betId}`;
}

/** The rounds that stand around one: of its group, and of its game where the group has several by the hundred. */
export const roundsAddress = ({ betGroup, betType }: OfMarket): string =>
  betGroup === "yeekee" ? `/lotto/yeekee?game=${betType}` : `/lotto/${betGroup}`;

/** Markets of four-digit sets, in the order in which they are shown. */
export const setBetTypes = ["lao", "lao-super", "hanoy", "malay"] as const;

/** The page of four-digit sets, with a market chosen. */
export const setsAddress = (betType: string): string => `/lotto/4d?market=${betType}`;

/** A round's address, with a slip of the member whose numbers the page then offers. */
export const takeInAddress = (roundHref: string, poyId: string): string =>
  `${roundHref}${roundHref.includes("?") ? "&" : "?"}again=${poyId}`;

/** A member's slip. */
export function poyAddress({ betGroup, betType, poyId }: OfMarket & { readonly poyId: string }): string {
  return betGroup === SETS ? `/poy/lottery/${betType}/${poyId}` : `/poy/${betGroup}/${poyId}`;
}

/** The member's slips: all, of a group, or of one market of sets. */
export function poysAddress({ betGroup, betType }: Partial<OfMarket>): string {
  if (betGroup === SETS) return betType ? `/poy/lottery/${betType}` : "/poy/lottery";
  return betGroup ? `/poy/${betGroup}` : "/poy";
}

/** Where one deposit of a channel is shown, with `?id=`. */
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

/** What the shots of a round came to, for anyone to check. */
export const shotsAddress = (betId: string): string => `/results/yeekee/${betId}`;

/** The public log of seals, freezes and voids. */
export const drawLogAddress = "/results/freezes";

/** The login of the front page, where a guest who asked for a page of members is led. */
export const loginAnchor = "log-in";
