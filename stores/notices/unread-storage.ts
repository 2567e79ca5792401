/**
 * The unread count over page loads of one tab: the notifications are read late, and until then the count would be
 * missing.
 */
const STORED = "unread-notices";

export function saveUnread(uuid: string, unread: number): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ uuid, unread }));
  } catch {
    // Without storage the count appears once it is read.
  }
}

/** The last known count of this member; 0 for another member. */
export function storedUnread(uuid: string): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? "null");
    if (typeof kept !== "object" || kept === null) return 0;
    const { uuid: owner, unread } = kept as Record<string, unknown>;
    return owner === uuid && typeof unread === "number" ? unread : 0;
  } catch {
    return 0;
  }
}
