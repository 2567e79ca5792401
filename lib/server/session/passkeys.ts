import { headers } from "next/headers";
import { passkeySiteOf } from "@/lib/domain/members/passkey";
import { siteOrigin } from "@/lib/server/config/site";

/** True where passkeys can be bound to the visited origin (decision 36). */
export const offersPasskeys = async (): Promise<boolean> =>
  passkeySiteOf(siteOrigin(await headers())) !== null;
