import { focusManager, useQueryClient } from "@tanstack/react-query";
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
    focusManager.setFocused(false);
    await queries.cancelQueries();
    await operatorCall("session", "operatorLogout").catch(() => {});
    location.assign("/operator/login");
  };
}
