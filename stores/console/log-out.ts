import { consoleToken } from "@/lib/client/console/console-token";
import { operatorCall } from "@/lib/client/console/operator-call";

/** Ends the session and shows the login; the site's own server ends it even while the service cannot be reached. */
export async function logOut(): Promise<void> {
  consoleToken.beginLeaving();
  await operatorCall("session", "operatorLogout").catch(() => {});
  location.assign("/operator/login");
}
