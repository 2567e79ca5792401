/** What members leave for operators: withdrawals, reported transfers, bank accounts, a self-exclusion. */
import { createUserBank } from "@/lib/contract/banks";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import { todayOfOperators } from "@/lib/contract/operators/today";
import { allOperatorBanks, approveBank } from "@/lib/contract/operators/withdraws";
import { setPlayerLimits } from "@/lib/contract/player-limits";
import { createPoy } from "@/lib/contract/poys";
import { simulateTransfer } from "@/lib/contract/simulators";
import { confirmPin, updateUsersInfos } from "@/lib/contract/users";
import { createWithdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, DAY_MS, epochMs } from "@/lib/domain/time/time";
import { newKey } from "./calls";
import { type Member, newMember, password } from "./member";
import type { Site } from "./own-site";

/** The government draw of 16 June 2025. */
const draw = { first: "507392", front3: ["243", "017"], back3: ["299", "736"], back2: "06" };

/** The site's time, ISO with +07:00: its clock may have been moved, by days where a round had to open. */
export async function siteTime(site: Site): Promise<string> {
  const { serverTime } = await site.call(todayOfOperators, { token: await site.operatorToken("super01") });
  return serverTime;
}

/** New members who can withdraw at once. */
export async function withdrawers(site: Site, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let at = 0; at < count; at += 1) members.push(await newMember(site, 1_000));
  await makeWithdrawable(site, members);
  return members;
}

/** Approves a bank account of each and settles what they have to stake: they had 1,000 baht. */
export async function makeWithdrawable(site: Site, members: readonly Member[], name?: string): Promise<void> {
  const { betId } = await site.openRound("gov");
  for (const { token } of members) {
    const line = { ref: "a", add: 0, option: "teng_bon_2" as const, number: "11", multiply: 90 };
    const body = { betId, lines: [{ ...line, price: satang(801_00) }] };
    await site.call(createPoy, { body, token, key: newKey() });
  }
  await site.enterResult(betId, draw);
  for (const member of members) {
    await bindAccount(site, member, name);
    // An operator who decides on no withdrawal afterwards: they would be one of its sources.
    await approveBankOf(site, member);
  }
}

/** A bank account that waits for staff. */
export async function bindAccount(site: Site, { token }: Member, name = "สมหญิง ตั้งใจ"): Promise<void> {
  await site.call(confirmPin, { body: { password }, token });
  await site.call(updateUsersInfos, { body: { name }, token });
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, "0");
  await site.call(createUserBank, { body: { bankCode: "KBANK", bankAccountNumber: `1${digits}1` }, token });
}

async function approveBankOf(site: Site, { userName }: Member): Promise<void> {
  const token = await site.operatorToken("super01");
  const { items } = await site.call(allOperatorBanks, { body: { status: "waiting", limit: 100 }, token });
  const id = items.find((one) => one.userName === userName)?.id ?? "none";
  await site.call(approveBank, { body: { id }, token });
}

/** Requests a withdrawal to the member's account. @returns its id */
export async function askWithdrawal(site: Site, { token, userName }: Member, baht: number): Promise<string> {
  const operator = await site.operatorToken("super01");
  const { items } = await site.call(allOperatorBanks, {
    body: { status: "approved", limit: 100 },
    token: operator,
  });
  const bankId = items.find((one) => one.userName === userName)?.bankId ?? 0;
  await site.call(confirmPin, { body: { password }, token });
  const body = { bankId, amount: satang(baht * 100) };
  return (await site.call(createWithdraw, { body, token, key: newKey() })).id;
}

/** Reports a transfer; `isSeen`: the bank reports it too, as a row that matches nothing by itself. */
export async function reportTransfer(
  site: Site,
  { token }: Member,
  baht: number,
  { isSeen }: { isSeen: boolean },
): Promise<void> {
  const amount = satang(baht * 100);
  const { id, account } = await site.call(createNormalDeposit, {
    body: {
      bankId: 1,
      channel: "mobile",
      channelName: "Mobile banking",
      bankCode: "SCB",
      bankAccountNumber: "111-2-33333-4",
      bankAccountName: "สมหญิง ตั้งใจ",
      amount,
      depositAt: await siteTime(site),
    },
    token,
    key: newKey(),
    headers: { "x-client-ip": newKey() },
  });
  const body = { depositId: id, account: account?.accountNumber ?? "", amount };
  if (isSeen) await site.call(simulateTransfer, { body, token });
}

/** The member excludes themselves for months, with their money still here. */
export async function exclude(site: Site, { token }: Member): Promise<void> {
  await site.call(confirmPin, { body: { password }, token });
  const selfExcludedUntil = bangkokIso(epochMs(await siteTime(site)) + 200 * DAY_MS);
  await site.call(setPlayerLimits, { body: { selfExcludedUntil }, token });
}
