/** A user name encoded as a page cursor: cursors allow fewer characters than names. */
export const nameCursor = (userName: string): string => Buffer.from(userName).toString("base64url");

/** The name in such a cursor; for an invalid cursor a text that matches no useful page. */
export const nameOf = (cursor: string): string =>
  Buffer.from(cursor, "base64url").toString().replaceAll("\0", "");
