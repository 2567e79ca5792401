/** Plays some days of members and operators on a site of its own, so that the pictures of the console show work. */
import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { promisify } from "node:util";
import { approveAction } from "@/lib/contract/operators/approvals";
import { setLimit } from "@/lib/contract/operators/limits";
import { adjustMoney, allMembers, setMemberName, setMemberStatus } from "@/lib/contract/operators/members";
import { addNote } from "@/lib/contract/operators/notes";
import { issuePartnerKey } from "@/lib/contract/operators/partner-keys";
import {
  allOperatorRounds,
  type OperatorRound,
  previewResult,
  voidRound,
} from "@/lib/contract/operators/rounds";
import { createPoy } from "@/lib/contract/poys";
import { betListMinMaxes } from "@/lib/contract/rounds";
import { login } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import { addDays, epochMs, MINUTE_MS, weekday } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { type Member, newMember, password } from "../../../tools/testing/member";
import {
  askWithdrawal,
  bindAccount,
  exclude,
  makeWithdrawable,
  reportTransfer,
  siteTime,
} from "../../../tools/testing/operators-work";
import type { Site } from "../../../tools/testing/own-site";

const run = promisify(execFile);

/** Days of members before the day of the pictures. */
const DAYS_BEFORE = 4;
const MEMBERS_A_DAY = 5;
const MEMBERS_TODAY = 8;

/** What the pictures point at. */
export interface PlayedDay {
  /** Two accounts on one device; the first asks for a withdrawal. */
  withdrawalId: string;
  memberUuid: string;
  poyId: string;
  /** An open round with a number on which much is staked. */
  hotRound: string;
  /** A closed round whose result admin02 has typed. */
  closedRound: string;
  result: { top3: string; bottom2: string };
}

type Line = readonly [option: PoyOption, number: string, baht: number];

/** Each step goes by the site's clock, which stands at 10:30 in the end. */
export async function playDays(site: Site): Promise<PlayedDay> {
  const people = await settledMembers(site);
  for (let day = 0; day < DAYS_BEFORE; day += 1) {
    await toMorning(site);
    await demoDay(site, MEMBERS_A_DAY);
    await regularBets(site, people.regular, day);
    await settleStocks(site);
  }
  // Exchanges are closed at weekends.
  do await toMorning(site);
  while (!isWorkday(await siteTime(site)));
  await demoDay(site, MEMBERS_TODAY);
  return workOfToday(site, people);
}

const member = (site: Site, userName: string, phone: string, baht = 0) =>
  newMember(site, baht, { userName, phone });

interface People {
  malee: Member;
  friend: Member;
  prasert: Member;
  /** Bets every day. */
  regular: Member;
}

/** Members who can withdraw; two of them log in on one device. */
async function settledMembers(site: Site): Promise<People> {
  const malee = await member(site, "malee88", "0812345601", 1_000);
  const prasert = await member(site, "prasert55", "0812345602", 1_000);
  const friend = await member(site, "malee99", "0812345603");
  await makeWithdrawable(site, [malee, prasert], "มาลี ทองดี");
  for (const { userName } of [malee, friend])
    await site.send(login, { body: { userName, password }, headers: { "x-device-id": "one-device" } });
  const regular = await member(site, "nipa2530", "0812345604", 20_000);
  return { malee, prasert, friend, regular };
}

/** To half past ten of the next day; all that became due meanwhile runs. */
async function toMorning(site: Site): Promise<void> {
  const now = await siteTime(site);
  const next = `${addDays(now.slice(0, 10), 1)}T10:30:00+07:00`;
  await site.passMinutes((epochMs(next) - epochMs(now)) / MINUTE_MS);
}

const isWorkday = (time: string): boolean => ![0, 6].includes(weekday(time.slice(0, 10)));

async function demoDay(site: Site, members: number): Promise<void> {
  const env = { ...process.env, UPSTREAM_PORT: String(site.upstreamPort) };
  await run("npx", ["tsx", "scripts/demo-day.ts", String(members)], { env });
}

/** On the round whose result is typed first: some of it wins, so that the report has days of either kind. */
async function regularBets(site: Site, regular: Member, day: number): Promise<void> {
  const token = await site.operatorToken("staff01");
  const body = { state: "open" as const, betGroup: "stock" as const, limit: 100 };
  const { items } = await site.call(allOperatorRounds, { body, token });
  const [round] = items.toSorted((one, other) => other.stakes - one.stakes);
  if (!round) return;
  const won = [4, 12, 2, 9][day % 4] ?? 1;
  await bet(site, regular, round.betId, [
    two("47", won),
    two(`${20 + day}`, 400),
    three("812", 100 + 50 * day),
  ]);
}

/** Types results of rounds on which demo members have bet: their figures are decided then. */
async function settleStocks(site: Site): Promise<void> {
  const token = await site.operatorToken("admin01");
  const { items } = await site.call(allOperatorRounds, { body: { state: "open", limit: 100 }, token });
  const sold = items.filter(({ betGroup, stakes }) => betGroup === "stock" && stakes > 0);
  for (const [at, { betId }] of sold.entries())
    await site.enterResult(betId, { top3: `${2 + (at % 7)}47`, bottom2: `${3 + (at % 6)}8` });
}

async function workOfToday(site: Site, { malee, friend, prasert }: People): Promise<PlayedDay> {
  const [staff, admin, other] = await Promise.all(
    ["staff01", "admin01", "admin02"].map((name) => site.operatorToken(name)),
  );
  const [first, second] = await Promise.all(["super01", "super02"].map((name) => site.operatorToken(name)));
  const bettors = [
    await member(site, "wichai77", "0812345611", 3_000),
    await member(site, "somying22", "0812345612", 5_000),
    await member(site, "anong31", "0812345613", 2_000),
  ] as const;

  const [hot, closed, dropped] = await openStocks(site);
  await bet(site, bettors[0], hot.betId, [two("47", 100), two("74", 20), three("547", 30)]);
  await bet(site, bettors[1], hot.betId, [two("47", 500), two("12", 50), three("812", 20)]);
  const poyId = await bet(site, bettors[1], hot.betId, [two("88", 40), two("08", 40), three("888", 10)]);
  await bet(site, bettors[0], closed.betId, [two("47", 50), three("547", 20)]);
  await bet(site, bettors[2], closed.betId, [two("47", 20), two("19", 100)]);
  await bet(site, bettors[2], dropped.betId, [two("59", 100), three("259", 50)]);
  await bet(site, bettors[1], dropped.betId, [two("95", 200)]);
  const result = { top3: "547", bottom2: "19" };
  await site.closeRound(closed.betId);
  await site.closeRound(dropped.betId);
  await site.call(previewResult, { body: { betId: closed.betId, result }, token: other });

  const withdrawalId = await askWithdrawal(site, malee, 180);
  await askWithdrawal(site, prasert, 150);
  await reportTransfer(site, bettors[0], 500, { isSeen: true });
  await reportTransfer(site, bettors[2], 1_200, { isSeen: false });
  await bindAccount(site, bettors[2], "อนงค์ พูนผล");
  await exclude(site, await member(site, "boonmee45", "0812345614", 300));

  const uuidOf = async ({ userName }: Member) =>
    (await site.call(allMembers, { body: { search: userName }, token: staff })).items[0]?.uuid ?? "";
  const memberUuid = await uuidOf(bettors[1]);
  const acts = {
    reason: "the exchange cancelled the draw",
    betId: dropped.betId,
  };
  await site.call(voidRound, { body: acts, token: admin });
  await site.call(adjustMoney, {
    body: { uuid: memberUuid, type: "ADMIN_INCREASE", amount: satang(6_000_00), reason: "prize of the fair" },
    token: first,
    key: newKey(),
  });
  const uuid = await uuidOf(bettors[0]);
  const named = { uuid, name: "วิชัย มั่นคง", reason: "as on their identity card" };
  await site.call(setMemberName, { body: named, token: staff });
  await site.call(addNote, {
    body: { uuid: memberUuid, text: "Called about a late transfer; it came at 09:40." },
    token: staff,
  });
  const limited = { betId: hot.betId, option: "teng_bon_2" as const, number: "12", multiply: 0 };
  await site.call(setLimit, { body: { ...limited, reason: "too much on one number" }, token: admin });
  const status = { uuid: await uuidOf(friend), status: 1, reason: "second account on one device" };
  await site.call(setMemberStatus, { body: status, token: admin });
  await issueKey(site, first ?? "", second ?? "");
  return { withdrawalId, memberUuid, poyId, hotRound: hot.betId, closedRound: closed.betId, result };
}

/** Three rounds of exchanges that take bets for the longest. */
async function openStocks(site: Site): Promise<[OperatorRound, OperatorRound, OperatorRound]> {
  const token = await site.operatorToken("staff01");
  const body = { state: "open" as const, betGroup: "stock" as const, limit: 100 };
  const { items } = await site.call(allOperatorRounds, { body, token });
  const [first, second, third] = items.toSorted(
    (one, other) => other.unixTimeStamp.realCloseTime - one.unixTimeStamp.realCloseTime,
  );
  if (!first || !second || !third) throw new Error("no three rounds of exchanges take bets");
  return [first, second, third];
}

const two = (number: string, baht: number): Line => ["teng_bon_2", number, baht];
const three = (number: string, baht: number): Line => ["teng_bon_3", number, baht];

async function bet(site: Site, { token }: Member, betId: string, typed: readonly Line[]): Promise<string> {
  const rates = await site.call(betListMinMaxes, { query: { betId } });
  const lines = typed.map(([option, number, baht], at) => ({
    ref: `l${at}`,
    add: 1,
    option,
    number,
    price: satang(baht * 100),
    multiply: rates.find(({ betOption }) => betOption === option)?.defaultRate ?? 0,
  }));
  return (await site.call(createPoy, { body: { betId, lines }, token, key: newKey() })).poyId;
}

/** A partner's key, asked for by one super administrator and approved by another. */
async function issueKey(site: Site, maker: string, checker: string): Promise<void> {
  const publicKey = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" });
  const reason = { code: "request" as const, note: "their yearly new key" };
  const body = { partner: "lucky", publicKey: String(publicKey).trim(), reason };
  const outcome = await site.call(issuePartnerKey, { body, token: maker });
  if (outcome.state === "done") return;
  await site.call(approveAction, { body: { id: outcome.approvalId }, token: checker });
}
