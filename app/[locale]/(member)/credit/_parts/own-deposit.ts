import { getMessages } from "next-intl/server";
import type { OwnDeposit } from "@/components/deposit/order/own-deposit";
import { moneyText } from "@/components/ui/money";
import { spanEndMs, tightestOf } from "@/lib/domain/members/player-limits";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { readOwnLimits } from "@/lib/server/ask/player-limits";

/** What the member's own deposit limits leave, and why; null without a limit, or while its use is unknown. */
export async function ownDeposit(): Promise<OwnDeposit | null> {
  const [{ limits: words }, state] = await Promise.all([getMessages(), readOwnLimits()]);
  const tightest = state?.used ? tightestOf(state.deposit, state.used.deposit) : null;
  if (!tightest) return null;
  const { span, limit, used, left } = tightest;
  const until = displayDateTime(spanEndMs(span, Date.now()));
  return {
    left,
    text: fill(words.refused.span[span], { limit: moneyText(limit), used: moneyText(used), until }),
    link: words.mine,
    full: fill(left > 0 ? words.ownDeposit.short : words.ownDeposit.full, { left: moneyText(left), until }),
    fullMark: fill(left > 0 ? words.ownDeposit.shortMark : words.ownDeposit.mark, { left: moneyText(left) }),
    reported: words.ownDeposit.reported,
  };
}
