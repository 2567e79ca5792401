/** Texts of the demo games, in any language. */
export interface GameWords {
  /** Shown below every game: what it is */
  demo: string;
  names: Readonly<Record<string, string>>;
  places: Readonly<Record<string, string>>;
  howTo: Readonly<Record<string, string>>;
  balance: string;
  stake: string;
  chip: string;
  table: string;
  play: string;
  clear: string;
  /** Above the last plays, whose amounts are net, and what stands there before the first one */
  past: string;
  noPast: string;
  /** Puts the stakes of the last play on the table once more */
  again: string;
  ready: string;
  /** What a game of places asks, by game */
  prompts: Readonly<Record<string, string>>;
  /** With {amount} */
  putOn: string;
  /** With {amount} and {place}: on the button that empties a box */
  takeOff: string;
  /** With {amount}: the most of a play */
  most: string;
  /** In the slot's table of what pays: two lotuses, and the pairs of the other symbols */
  twoAnywhere: string;
  firstTwo: string;
  /** On the button while there is no stake */
  empty: string;
  /** Above "11", the total that is a place of its own */
  exact: string;
  /** Of 11, on which two places win: that high and the 11 do */
  bothPay: string;
  /** Of three dice alike: what came, and the rule beside the boxes */
  triple: string;
  tripleRule: string;
  rolling: string;
  asking: string;
  /** With {amount}, the stake */
  lost: string;
  /** With {amount} */
  drawn: string;
  /** With {amount}: all that the play paid, its stake included */
  won: string;
  /** Something was paid, less than the stakes */
  less: string;
  /** With {amount}, signed: the same less the stake */
  net: string;
  /** In a play that was opened: what it paid, and that less the stake */
  paid: string;
  netSum: string;
  close: string;
  rules: string;
  /** With {place} and {percent} */
  returns: string;
  everyStake: string;
  /** A play that pays what was staked is a draw, which the turnover leaves out. */
  evenPlay: string;
  proof: string;
  proofText: string;
  nextHash: string;
  ownSeed: string;
  hash: string;
  seed: string;
  formula: string;
  proven: string;
  unproven: string;
  /** With {amount}: how much more the balance would need for the stake */
  short: string;
  deposit: string;
  /** Above what the slot pays; with {times}, the most of it */
  paytable: string;
  mostTimes: string;
  errors: Readonly<Record<"lost" | "balance" | "limit" | "away" | "closed" | "over" | "refused", string>>;
  noScript: string;
}
