import { getMessages } from "next-intl/server";
import type { StakeFirstTerms } from "@/components/credit/stake-first";
import { orNull } from "@/lib/contract/or-null";
import { oneTurnover } from "@/lib/contract/turnovers";
import { askedPercent, type StakedFirst } from "@/lib/domain/money/turnover";
import { ask } from "@/lib/server/ask/ask";

/** What this kind of credit asks for before a withdrawal; null where it asks for nothing or cannot be read. */
export async function stakeFirstTerms(credit: StakedFirst): Promise<StakeFirstTerms | null> {
  const [{ credit: words }, turnover] = await Promise.all([getMessages(), orNull(ask(oneTurnover))]);
  const percent = askedPercent(turnover?.percents, credit);
  return percent === null ? null : { percent, words: words.stakeFirst };
}
