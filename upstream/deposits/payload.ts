import { generate } from "promptparse";
import { type Satang, toBaht } from "@/lib/domain/money/money";
import type { SiteAccount } from "./site-accounts";

/**
 * Content of the QR code that bank and wallet apps read, with the exact amount (satang); null where there is none.
 */
export function payloadFor(account: SiteAccount, total: Satang): string | null {
  const amount = toBaht(total);
  if (account.kind === "wallet") {
    return generate.trueMoney({ mobileNo: account.accountNumber.replaceAll("-", ""), amount });
  }
  if (!account.promptPay) return null;
  return generate.anyId({ type: proxyOf(account.promptPay), target: account.promptPay, amount });
}

/** The length of a PromptPay id gives its type. */
function proxyOf(name: string): "MSISDN" | "NATID" | "EWALLETID" {
  if (name.length === 10) return "MSISDN";
  return name.length === 15 ? "EWALLETID" : "NATID";
}
