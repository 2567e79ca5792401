import { headers } from "next/headers";
import { QrPicture } from "@/components/ui/art/qr-picture";
import type { Poy } from "@/lib/contract/poys";
import { receiptAddress } from "@/lib/domain/access/addresses";
import { siteOrigin } from "@/lib/server/config/site";

/** This site's origin, and the QR code of the slip's receipt on it. */
export async function receiptOf({ publicReceipt }: Poy, label: string) {
  const origin = siteOrigin(await headers());
  const qr = publicReceipt ? (
    <QrPicture text={origin + receiptAddress(publicReceipt.code)} label={label} />
  ) : null;
  return { origin, qr };
}
