import { getMessages, getTranslations } from "next-intl/server";
import { malformedAmount } from "@/components/credit/credit-words";
import { BankTransferDeposit } from "@/components/deposit/request/bank-transfer-deposit";
import { TransferReport } from "@/components/deposit/request/transfer-report";
import { PageTitle } from "@/components/ui/page-title";
import { allUserBanks, type UserBank } from "@/lib/contract/banks";
import { orNull } from "@/lib/contract/or-null";
import { bankTransactions } from "@/lib/contract/transactions";
import { fill } from "@/lib/i18n/fill";
import { ask } from "@/lib/server/ask/ask";
import { handedAccounts, readDepositOffer, readNamedDeposit } from "@/lib/server/ask/deposits";
import { NotOffered } from "../../../../_parts/not-offered";
import { stakeFirstTerms } from "../../../../_parts/stake-first-terms";
import { AskStaff } from "../../_parts/ask-staff";
import { FirstLimits } from "../../_parts/first-limits";
import { ownDeposit } from "../../_parts/own-deposit";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("normal.title") };
}

interface NormalDepositPageProps {
  /** `beside`: a deposit beside which other money came, whose report starts with what is known of it. */
  searchParams: Promise<{ beside?: string | string[] }>;
}

/** Normal deposit: a transfer already made, reported with its slip for staff to match. */
export default async function NormalDepositPage({ searchParams }: NormalDepositPageProps) {
  const { beside } = await searchParams;
  const [{ credit, deposit, fault }, [offer, , isLacking], bound, rows, stakeFirst, other, ownLimit] =
    await Promise.all([
      getMessages(),
      readDepositOffer(),
      orNull(ask(allUserBanks)),
      orNull(ask(bankTransactions)),
      stakeFirstTerms("deposit"),
      readNamedDeposit(beside),
      ownDeposit(),
    ]);
  const method = offer?.channels.find(({ channel }) => channel === "normal");
  const { required, tooLow, tooHigh } = credit.fast;
  const words = {
    normal: deposit.normal,
    report: deposit.report,
    list: deposit.list,
    reason: deposit.claim.reason,
    reference: credit.queue.reference,
    copyAccount: credit.fast.copyAccount,
    playAccount: credit.playAccount,
    amount: {
      required,
      tooLow,
      tooHigh,
      whole: deposit.form.whole,
      currency: malformedAmount(fault, credit),
    },
  };
  const accounts = isLacking ? handedAccounts("normal") : null;
  return (
    <>
      <PageTitle
        back={{ href: "/credit/deposit", label: credit.fast.back }}
        note={isLacking && !accounts ? undefined : deposit.normal.lead}
      >
        {deposit.normal.title}
      </PageTitle>
      <FirstLimits />
      {accounts ? (
        <TransferReport
          accounts={accounts}
          words={{ ...words, handed: deposit.handed }}
          banks={credit.bank}
          bound={ownAccounts(bound ?? [])}
          rows={rows?.depositNormal ?? []}
          help={<AskStaff text={deposit.handed.limits} />}
        />
      ) : (
        <BankTransferDeposit
          lacking={isLacking ? <NotOffered /> : null}
          offer={
            method?.open && method.accounts.length > 0
              ? { accounts: method.accounts, min: method.min, max: method.max }
              : null
          }
          closed={{
            title: fill(deposit.closed, { method: deposit.methods.normal.name }),
            text: method?.hours ? fill(deposit.closedHours, method.hours) : deposit.closedText,
            others: deposit.others,
          }}
          words={words}
          banks={credit.bank}
          bound={ownAccounts(bound ?? [])}
          known={
            other?.inexactAt && other.inexactAmount !== undefined
              ? { bankId: other.bankId, amount: other.inexactAmount, at: other.inexactAt }
              : null
          }
          rows={rows?.depositNormal ?? null}
          stakeFirst={stakeFirst}
          ownLimit={ownLimit}
        />
      )}
    </>
  );
}

/** Those from which the member may have sent it: an account that waits for staff is theirs too. */
const ownAccounts = (bound: readonly UserBank[]) => [
  ...bound.filter(({ status }) => status === "approved"),
  ...bound.filter(({ status }) => status === "waiting"),
];
