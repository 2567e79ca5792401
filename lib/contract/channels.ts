/** Names on the push service. No zod here: the browser's first code may import this file. */

/** Cluster of the push service unless a host is configured. */
export const PUSH_CLUSTER = "ap1";

export const pushEvents = [
  "money-update",
  "poy-update",
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

/** A member's channel: his uuid with an external upstream, private where the server authorises it. */
export const memberChannel = (uuid: string, isPrivate: boolean): string =>
  isPrivate ? `private-${uuid}` : uuid;

/** The public channel of a round. */
export const roundChannel = (betId: string): string => `round-${betId}`;

/** What a page of a round's room says on its channel, `{value}`: 32 lower-case hex digits of its own. */
export const WITNESS_EVENT = "client-witness";
