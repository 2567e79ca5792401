/**
 * The number at the bell over page loads of one tab: the messages themselves are asked for late, and until then the
 * number would be gone.
 */
const STORED = "unread-notices";

export function keepUnread(uuid: string, unread: number): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ uuid, unread }));
  } catch {
    // Storage is closed: the number comes late.
  }
}

/** What was last known of this member, 0 of anybody else. */
export function keptUnread(uuid: string): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? "null");
    if (typeof kept !== "object" || kept === null) return 0;
    const { uuid: owner, unread } = kept as Record<string, unknown>;
    return owner === uuid && typeof unread === "number" ? unread : 0;
  } catch {
    return 0;
  }
}
