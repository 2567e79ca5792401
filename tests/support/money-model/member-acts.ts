/** Acts of members: slips, sets, shots, deposits, withdrawals, and what the house gives. */
import { claimAchievement } from "@/lib/contract/achievements";
import { moveAfCash } from "@/lib/contract/affiliate";
import { cancelDeposit, claimDeposit, oneDeposit } from "@/lib/contract/deposits";
import { cancelFastDeposit, createFastDeposit } from "@/lib/contract/deposits/fast";
import { setPlayerLimits } from "@/lib/contract/player-limits";
import { abortPoy, createPoy } from "@/lib/contract/poys";
import { createWithdraw } from "@/lib/contract/withdraws";
import { createYing } from "@/lib/contract/yings";
import { satang } from "@/lib/domain/money/money";
import { defaultRates } from "@/lib/domain/numbers/rates";
import { digitsOf, poyOptions } from "@/lib/domain/poy/options";
import { bangkokIso } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { askCoins, askQr, askWallet, playCoins, playMoney, report } from "../deposits";
import { fromHome } from "../people";
import { line } from "../rounds";
import { takingSets } from "../sets";
import { type Act, at, type Drawn } from "./acts";
import { goals, type MoneyModel, type Round } from "./model";
import { attempt, type World } from "./world";

/** The only member whose stakes have a limit: games would count as well, and this one plays none. */
const LIMITED = 2;
const ONE_SET = 120_00;

const roundOf = (model: MoneyModel, kinds: Round["kind"][], pick: number) =>
  at(
    model.rounds.filter(({ kind }) => kinds.includes(kind)),
    pick,
  );

/** A bet whose prices are what the house takes; with a wrong rate where that is asked for. */
const betting =
  (hasWrongRate: boolean): Act =>
  async (model, real, { who, pick, baht, digits }) => {
    const [member, round] = [real.members[who], roundOf(model, ["stock", "gov"], pick)];
    if (!member || !round) return;
    const rates = round.kind === "gov" ? defaultRates.government : defaultRates.stock;
    const offered = poyOptions.filter((option) => rates[option] > 0);
    const lines = [0, 1].map((each) => {
      const option = at(offered, pick + each * 3) ?? "teng_bon_2";
      const number = digits.slice(each, each + digitsOf(option));
      return line(option, number, 1 + (baht % 90), rates[option] + (hasWrongRate ? 1 : 0));
    });
    const total = lines.reduce((sum, { price }) => sum + price, 0);
    const body = { betId: round.betId, lines };
    const args = { body, token: member.token, key: newKey() };
    const expected = model.mayBet(who, round, total);
    if (hasWrongRate) expected.must.push("poy-lines-rejected");
    const slip = await attempt(real, "poys.create", () => real.service.call(createPoy, args), expected);
    if (!slip) return;
    if (slip.total !== total) throw new Error(`a slip of ${total} costs ${slip.total}`);
    const canCancel = slip.cancelUntil !== undefined;
    const kept = { poyId: slip.poyId, who, round, total, lines: slip.poyListJson, sets: [], canCancel };
    model.bet({ ...kept, state: "accepted" });
    // The same key again is the same slip, and costs nothing.
    const again = await real.service.call(createPoy, args);
    if (again.poyId !== slip.poyId) throw new Error("a repeated slip is another one");
  };

const takeSets: Act = async (model, real, { who, pick, digits, isOther }) => {
  const [member, round] = [real.members[who], roundOf(model, ["sets"], pick)];
  if (!member || !round) return;
  const sets = isOther ? 2 : 1;
  const { entry, args } = takingSets(member, round.betId, [{ number: digits.slice(0, 4), sets }]);
  const expected = { ...model.mayBet(who, round, sets * ONE_SET), may: ["set-quota-exceeded" as const] };
  const slip = await attempt(real, entry.path.slice(1), () => real.service.call(entry, args), expected);
  if (!slip) return;
  const { poyId, total, setListJson, cancelUntil } = slip;
  const canCancel = cancelUntil !== undefined;
  model.bet({ poyId, who, round, total, lines: [], sets: setListJson, canCancel, state: "accepted" });
};

const shoot: Act = async (model, real, { who, pick, digits }) => {
  const [member, round] = [real.members[who], roundOf(model, ["shots"], pick)];
  if (!member || !round) return;
  const body = { betId: round.betId, yingNumber: digits.padEnd(5, "7").slice(0, 5) };
  const args = { body, token: member.token, key: newKey() };
  const expected = { must: [], may: ["shot-too-soon" as const] };
  await attempt(real, "yings.create", () => real.service.call(createYing, args), expected);
};

const cancelSlip: Act = async (model, real, { pick }) => {
  const slip = at(model.slips.slice(-8), pick);
  const token = slip && real.members[slip.who]?.token;
  if (!slip || !token) return;
  const args = { body: { poyId: slip.poyId }, token, key: newKey() };
  const call = () => real.service.call(abortPoy, args);
  if (await attempt(real, "poys.abort", call, model.mayCancel(slip))) model.cancel(slip);
};

const channels = { fast: 0, qrcode: 1, truemoney: 2, crypto: 3 } as const;

const asking =
  (channel: keyof typeof channels): Act =>
  async (model, real, { who, baht, pick }) => {
    const member = real.members[who];
    if (!member) return;
    const { service } = real;
    const amount = 500 + (baht % 400);
    const ask = {
      fast: () =>
        service.call(createFastDeposit, {
          body: { bankId: 1 + (pick % 2), prepareAmount: satang(amount * 100) },
          ...{ token: member.token, key: newKey(), headers: fromHome(member) },
        }),
      qrcode: () => askQr(service, member, amount),
      truemoney: () => askWallet(service, member, amount),
      crypto: () => askCoins(service, member, amount),
    }[channel];
    const request = await attempt(real, `deposits.${channel}.create`, ask, model.mayAsk(who));
    if (request) model.ask({ id: request.id, who, total: request.prepareTotal, isReport: false });
  };

const reportTransfer: Act = async (model, real, { who, baht }) => {
  const member = real.members[who];
  if (!member) return;
  const call = () => report(real.service, member, 300 + (baht % 600));
  const request = await attempt(real, "deposits.normal.create", call, model.mayReport(who));
  if (request) model.ask({ id: request.id, who, total: request.prepareTotal, isReport: true });
};

/** The deposit of this index among the latest, and its owner. */
function depositFor(model: MoneyModel, real: World, { pick }: Drawn) {
  const deposit = at(model.deposits.slice(-6), pick);
  const member = deposit && real.members[deposit.who];
  return deposit && member ? { deposit, member } : null;
}

/** The bank tells of the exact amount: a request that waits is credited once, however often that comes. */
const pay: Act = async (model, real, drawn) => {
  const found = depositFor(model, real, drawn);
  if (!found || found.deposit.isReport) return;
  const { deposit, member } = found;
  const { service } = real;
  const request = await service.call(oneDeposit, { query: { id: deposit.id }, token: member.token });
  const isCoins = request.transfer !== undefined;
  const send = () =>
    isCoins ? playCoins(service, member, request, { confirmations: 5 }) : playMoney(service, member, request);
  const expected = { must: [], may: deposit.state === "waiting" ? [] : ["deposit-not-live" as const] };
  const verdict = await attempt(real, "simulators.transfer", send, expected);
  if (!verdict) return;
  const isDue = deposit.state === "waiting";
  const mayBe = isDue || deposit.state === "claimed";
  const isCredited = verdict.matched && verdict.depositId === deposit.id;
  if (isDue && !isCredited) throw new Error(`the exact amount of ${deposit.id} was not credited`);
  if (deposit.state === "credited") return;
  if (isCredited && !mayBe) throw new Error(`${deposit.id} was credited while ${deposit.state}`);
  if (isCredited) model.credit(deposit);
  else if (deposit.state === "cancelled") deposit.state = "unmatched";
};

const cancelling =
  (name: string, entry: typeof cancelDeposit): Act =>
  async (model, real, drawn) => {
    const found = depositFor(model, real, drawn);
    if (!found) return;
    const { deposit, member } = found;
    const args = { body: { id: deposit.id }, token: member.token };
    const isLive = deposit.state === "waiting";
    const expected = {
      must: isLive ? [] : (["deposit-not-live"] as const).slice(),
      may: ["not-found" as const],
    };
    if (await attempt(real, name, () => real.service.call(entry, args), expected))
      deposit.state = "cancelled";
  };

const claim: Act = async (model, real, drawn) => {
  const found = depositFor(model, real, drawn);
  if (!found) return;
  const { deposit, member } = found;
  const transferredAt = bangkokIso(await real.service.now());
  const args = {
    body: { id: deposit.id, amount: satang(deposit.total), transferredAt },
    token: member.token,
  };
  const canBe = deposit.state === "cancelled" || deposit.state === "unmatched";
  const expected = { must: canBe ? [] : (["deposit-not-claimable"] as const).slice() };
  const call = () => real.service.call(claimDeposit, args);
  if (await attempt(real, "deposits.claim", call, expected)) deposit.state = "claimed";
};

const withdraw: Act = async (model, real, { who, baht, isOther }) => {
  const member = real.members[who];
  if (!member) return;
  const amount = satang((isOther ? 20_001 : 100 + (baht % 900)) * 100);
  const args = { body: { bankId: member.bankId, amount }, token: member.token, key: newKey() };
  const call = () => real.service.call(createWithdraw, args);
  const asked = await attempt(real, "withdraws.create", call, model.mayWithdraw(who, amount));
  if (asked) model.withdraw(asked.id, who, amount);
};

const moveAf: Act = async (model, real, { who, baht }) => {
  const member = real.members[who];
  if (!member) return;
  const amount = satang(Math.min(model.af[who] ?? 0, 500_00) || (1 + (baht % 20)) * 100);
  const args = { body: { amount }, token: member.token, key: newKey() };
  const call = () => real.service.call(moveAfCash, args);
  if (await attempt(real, "af-cashs.move", call, model.mayMoveAf(who, amount))) model.moveAf(who, amount);
};

const claimGoal: Act = async (model, real, { who, pick }) => {
  const [member, goal] = [real.members[who], at(goals, pick)];
  if (!member || !goal) return;
  const args = { body: { id: goal }, token: member.token, key: newKey() };
  const call = () => real.service.call(claimAchievement, args);
  if (await attempt(real, "achievements.claim", call, model.mayClaim(who, goal))) model.claim(who, goal);
};

const limitStakes: Act = async (model, real, { baht }) => {
  const member = real.members[LIMITED];
  if (!member) return;
  const day = satang((500 + 100 * baht) * 100);
  const args = { body: { stake: { day, week: null, month: null } }, token: member.token };
  await attempt(real, "player-limits", () => real.service.call(setPlayerLimits, args), { must: [] });
  model.setLimit(LIMITED, day);
};

export const memberActs: Record<string, readonly [weight: number, Act]> = {
  bet: [14, betting(false)],
  "bet at a wrong rate": [1, betting(true)],
  "take sets": [8, takeSets],
  shoot: [2, shoot],
  "cancel a slip": [3, cancelSlip],
  "ask fast": [3, asking("fast")],
  "ask by QR": [2, asking("qrcode")],
  "ask by wallet": [2, asking("truemoney")],
  "ask in coins": [2, asking("crypto")],
  "report a transfer": [2, reportTransfer],
  "pay in": [7, pay],
  "cancel a deposit": [1, cancelling("deposits.cancel", cancelDeposit)],
  "cancel a fast one": [1, cancelling("deposits.fast.cancel", cancelFastDeposit)],
  "claim a deposit": [2, claim],
  withdraw: [4, withdraw],
  "move affiliate money": [2, moveAf],
  "claim a goal": [2, claimGoal],
  "limit stakes": [1, limitStakes],
};
