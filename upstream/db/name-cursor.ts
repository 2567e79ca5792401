/** A user name as a cursor, whatever letters it has: cursors are of a few letters only. */
export const nameCursor = (userName: string): string => Buffer.from(userName).toString("base64url");

/** The name behind such a cursor; of one that is none, a text that leads somewhere harmless. */
export const nameOf = (cursor: string): string =>
  Buffer.from(cursor, "base64url").toString().replaceAll("\0", "");
