import { headers } from "next/headers";
import { passkeySiteOf } from "@/lib/domain/passkey";
import { siteOrigin } from "@/lib/server/config/site";

/** True where the address that the visitor is on is one that passkeys can be bound to (decision 36). */
export const offersPasskeys = async (): Promise<boolean> =>
  passkeySiteOf(siteOrigin(await headers())) !== null;
