import { createHash } from "node:crypto";

/**
 * Pseudonym of the owner of data in browser storage: it must not identify the member to other readers of the
 * storage.
 */
export const ownerPseudonym = (uuid: string): string =>
  createHash("sha256").update(`slip:${uuid}`).digest("base64url").slice(0, 22);
