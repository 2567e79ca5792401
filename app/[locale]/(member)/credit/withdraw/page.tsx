import { getMessages, getTranslations } from "next-intl/server";
import { CreditTabs } from "@/components/credit/credit-tabs";
import { malformedAmount } from "@/components/credit/credit-words";
import { SupportLinks } from "@/components/shell/account/support-links";
import { PageTitle } from "@/components/ui/page-title";
import { WithdrawScreen } from "@/components/withdrawal/withdraw-screen";
import type { ForeseenWords } from "@/components/withdrawal/withdraw-words";
import { allUserBanks } from "@/lib/contract/banks";
import { orNull } from "@/lib/contract/or-null";
import { oneTurnover } from "@/lib/contract/turnovers";
import { allWithdraws } from "@/lib/contract/withdraws";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { NotOffered } from "../../../_parts/not-offered";

export async function generateMetadata() {
  return { title: (await getTranslations("withdraw"))("title") };
}

/** The withdrawal form. A failed read does not block it: the upstream checks every request itself. */
export default async function WithdrawPage() {
  const [{ credit, withdraw, fault, limits }, accounts, first, turnover] = await Promise.all([
    getMessages(),
    answered(ask(allUserBanks)),
    orNull(ask(allWithdraws, { query: { limit: 20 } })),
    orNull(ask(oneTurnover)),
  ]);
  const { support, supportCall, supportChat } = limits.help;
  const foreseen: ForeseenWords = {
    "currency-malformed": malformedAmount(fault, credit),
    "withdraw-pending-already": fault["withdraw-pending-already"],
    "withdraw-amount-too-high": fault["withdraw-amount-too-high"],
    "withdraw-count-limit-reached": fault["withdraw-count-limit-reached"],
    "withdraw-day-limit-reached": fault["withdraw-day-limit-reached"],
  };
  return (
    <>
      <CreditTabs words={credit.tabs} current="withdraw" />
      <PageTitle>{withdraw.title}</PageTitle>
      {accounts.code && isUnimplemented(accounts.code) ? (
        <NotOffered />
      ) : (
        <WithdrawScreen
          accounts={accounts.reply}
          first={first}
          turnover={turnover}
          words={withdraw}
          foreseen={foreseen}
          support={<SupportLinks words={{ support, supportCall, supportChat }} />}
          banks={credit.bank}
        />
      )}
    </>
  );
}
