/** Channel and event names of the push service. No zod here: first-load code of the browser imports this file. */

/** Cluster of the push service unless a host is configured. */
export const PUSH_CLUSTER = "ap1";

export const pushEvents = [
  "money-update",
  "poy-update",
  "round-settled",
  "deposit-update",
  "withdraw-update",
  "notice-update",
  "round-update",
  "rate-update",
  "ying",
  "ying-freeze",
  "ying-work",
] as const;
export type PushEvent = (typeof pushEvents)[number];

/** A member's channel, by their uuid: public with an external upstream, private where the server authorises it. */
export const memberChannel = (uuid: string, isPrivate: boolean): string =>
  isPrivate ? `private-${uuid}` : uuid;

/** The public channel of a round. */
export const roundChannel = (betId: string): string => `round-${betId}`;

/** Event without a channel: events may have been missed, and what is shown is to be read again. */
export const READ_AGAIN = "read-again";

/** Client event by which a page adds random bytes to a round's draw, `{value}`: 32 lower-case hex digits. */
export const WITNESS_EVENT = "client-witness";
