import { generate } from "promptparse";
import { type Satang, toBaht } from "@/lib/domain/money";
import type { SiteAccount } from "./site-accounts";

/** Text of the code that a bank's or wallet's app reads, with the exact amount (satang); null where there is none. */
export function payloadFor(account: SiteAccount, total: Satang): string | null {
  const amount = toBaht(total);
  if (account.kind === "wallet") {
    return generate.trueMoney({ mobileNo: account.accountNumber.replaceAll("-", ""), amount });
  }
  if (!account.promptPay) return null;
  return generate.anyId({ type: proxyOf(account.promptPay), target: account.promptPay, amount });
}

/** A PromptPay name tells by its length what it is. */
function proxyOf(name: string): "MSISDN" | "NATID" | "EWALLETID" {
  if (name.length === 10) return "MSISDN";
  return name.length === 15 ? "EWALLETID" : "NATID";
}
