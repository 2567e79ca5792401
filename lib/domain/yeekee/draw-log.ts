import { type Hashing, hex, utf8 } from "./draw";

/** Head of an empty log. */
export const FIRST_HEAD = "0".repeat(64);

/** An entry of the public log of draws. Hashes in lower-case hex. */
export type DrawLogEntry =
  | { readonly kind: "seal"; readonly betId: string; readonly seal: string }
  | {
      readonly kind: "freeze";
      readonly betId: string;
      readonly listHash: string;
      readonly witnessRoot: string;
    }
  | { readonly kind: "void"; readonly betId: string; readonly reason: string };

/** The log's head once an entry is appended; it covers everything before it. */
export async function headAfter(headBefore: string, entry: DrawLogEntry, hashing: Hashing): Promise<string> {
  const text = `log-3|${headBefore}|${entry.kind}|${entry.betId}|${contentOf(entry)}`;
  return hex(await hashing.sha256(utf8(text)));
}

function contentOf(entry: DrawLogEntry): string {
  if (entry.kind === "seal") return entry.seal;
  return entry.kind === "void" ? entry.reason : `${entry.listHash}|${entry.witnessRoot}`;
}
