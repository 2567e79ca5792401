/** What the processes of one site tell its web servers over Redis; the upstream's own news is in upstream/bus. */

export type WebNews =
  /** A token was signed out at one web server; only its hash is told. */
  | { kind: "denied"; fingerprint: string; untilMs: number }
  /** An upstream has refused a token. */
  | { kind: "refused"; fingerprint: string }
  /** Public answers that are kept in memory may be out of date. */
  | { kind: "changed" };

/** Prefix of a site's names on Redis, by its public push key. */
export const siteOnRedis = (pusherKey: string): string => `house:${pusherKey}`;

/** The channel that web servers hear. A message is `{from, news}`: the sender's own id, and a list. */
export const webChannel = (pusherKey: string): string => `${siteOnRedis(pusherKey)}:webs`;
