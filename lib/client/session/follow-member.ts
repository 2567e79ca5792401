import { type Leave, leaveForOther, replacePage } from "@/lib/client/page/other-member";
import { hearOtherTabs } from "./session-news";

/**
 * On every member page: leaves it as soon as it can know that another member is signed in. Returns the function that
 * stops it.
 */
export function followMember(leave: Leave = replacePage): () => void {
  const look = () => leaveForOther(leave);
  const stopHearing = hearOtherTabs((what) => what === "signed-in" && look());
  document.addEventListener("visibilitychange", look);
  // Back may bring the page as it was, which has heard nothing meanwhile.
  addEventListener("pageshow", look);
  look();
  return () => {
    stopHearing();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pageshow", look);
  };
}
