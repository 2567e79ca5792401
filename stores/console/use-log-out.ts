import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { consoleToken } from "@/lib/client/console/console-token";
import { operatorCall } from "@/lib/client/console/operator-call";

/**
 * Ends the session and shows the login; the site's own server ends it even while the service cannot be reached. The
 * page's own reads end first, or they would be refused for want of a session.
 */
export function useLogOut(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    consoleToken.beginLeaving();
    // No key, no message and no timer has the page read on while it is left.
    onlineManager.setOnline(false);
    await queries.cancelQueries();
    await operatorCall("session", "operatorLogout").catch(() => {});
    location.assign("/operator/login");
  };
}
