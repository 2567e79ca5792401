import { createHash } from "node:crypto";

/** Marks what a browser keeps of a member's: it must not tell whose it is to who reads the browser's storage. */
export const ownerMark = (uuid: string): string =>
  createHash("sha256").update(`slip:${uuid}`).digest("base64url").slice(0, 22);
