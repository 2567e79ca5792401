import { formatBaht, type Satang, satang } from "@/lib/domain/money/money";

/** An amount in baht as text, a loss with its sign in front: −฿890.00. */
export const bahtText = (amount: Satang): string =>
  `${amount < 0 ? "−" : ""}฿${formatBaht(satang(Math.abs(amount)))}`;
