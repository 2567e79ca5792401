/**
 * A member's page in a browser to which another member has signed in since, in another tab: whatever it reads from then
 * on is the other's, so it reads and shows nothing more and is left for the other's home.
 */
import { localPath, normalise } from "@/lib/domain/access/path";
import { isOthersSession, noteLeftFor } from "./page-config";

export type Leave = (to: string) => void;

/** The address may be of something that only the member before has, and Back would lead to it again. */
export const replacePage: Leave = (to) => location.replace(to);

/** Leaves the page where it is another member's browser by now. What was typed stays with its owner. */
export function leaveForOther(leave: Leave = replacePage): void {
  if (!isOthersSession()) return;
  noteLeftFor();
  leave(localPath(["main"], normalise(location.pathname)?.locale ?? null));
}
