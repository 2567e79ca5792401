/**
 * A text with what it means: its bets in short form, the mark of each line (h heading, r read, i ignored, a asks, u
 * unread), and what is asked about, in order. `readable`: a dealer would read it, and this reader refuses it.
 */
export type Labelled = readonly [
  text: string,
  bets: string,
  marks: string,
  asked?: string,
  refused?: "readable",
];
