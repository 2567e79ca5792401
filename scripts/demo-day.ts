/**
 * `npm run demo-day [-- MEMBERS]`: plays a day of members on the running box, so that no page of the console is empty:
 * they sign up, pay in, bet, report transfers, bind bank accounts, ask for withdrawals. Their names begin with `demo`.
 * It only calls what members call, and works where the simulators are on: on play credit.
 */
import { existsSync } from "node:fs";
import { createUserBank } from "@/lib/contract/banks";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import { isFault } from "@/lib/contract/fault";
import { createPoy } from "@/lib/contract/poys";
import { betListMinMaxes, latestBetLists, type Round } from "@/lib/contract/rounds";
import { simulateTransfer } from "@/lib/contract/simulators";
import { confirmPin, signup, updateUsersInfos } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { digitsOf, isPoyOption } from "@/lib/domain/poy/options";
import { isBettable } from "@/lib/domain/rounds/phase";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import { type Calls, callsTo, newKey } from "../tools/testing/calls";

const USUAL_MEMBERS = 24;
const MOST_MEMBERS = 500;
const SLIPS_EACH = 3;
const PASSWORD = "Demo#Day2026";
const names = ["สมชาย ใจดี", "สมหญิง รักสงบ", "วิชัย มั่นคง", "มาลี ทองดี", "ประเสริฐ ศรีสุข"];

const whole = (below: number) => Math.floor(Math.random() * below);
const digits = (length: number) => String(whole(10 ** length)).padStart(length, "0");
const one = <Item>(items: readonly Item[]): Item | undefined => items[whole(items.length)];

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const count = Math.min(MOST_MEMBERS, Number(process.argv[2] ?? USUAL_MEMBERS));
  if (!Number.isInteger(count) || count < 1) throw new Error("how many members? npm run demo-day -- 24");
  const calls = callsTo(`http://127.0.0.1:${process.env.UPSTREAM_PORT || "4100"}`);
  const open = await bettableRounds(calls);
  const played = { members: 0, slips: 0, waiting: 0 };
  for (let at = 0; at < count; at += 1) {
    const token = await newcomer(calls, at);
    played.slips += await play(calls, token, open);
    // Every fourth one leaves something for the operators.
    if (at % 4 === 0) played.waiting += await leaveWork(calls, token, at);
    played.members += 1;
    process.stdout.write(`\r${played.members} of ${count} members`);
  }
  process.stdout.write(
    `\n${played.members} members, ${played.slips} slips, ${played.waiting} items wait in the queues.\n`,
  );
}

/** Rounds that take single bets now. */
async function bettableRounds({ call }: Calls): Promise<Round[]> {
  const rounds = await call(latestBetLists).catch(() => {
    throw new Error("no box answers; start it with npm start");
  });
  return rounds.filter(
    ({ betGroup, betList, serverTime }) => betGroup !== "set_4" && isBettable(betList, epochMs(serverTime)),
  );
}

/** Signs up, and pays in by a transfer that the simulated bank reports. @returns the token */
async function newcomer({ send, call }: Calls, at: number): Promise<string> {
  const headers = { "x-client-ip": `203.0.113.${at % 250}` };
  const body = {
    userName: `demo${Date.now().toString(36)}${at}`,
    password: PASSWORD,
    phoneNumber: `08${digits(8)}`,
  };
  const token = (await send(signup, { body, headers })).auth ?? "";
  const asked = { bankId: 1, prepareAmount: satang((3 + whole(18)) * 100_00) };
  const deposit = await call(createFastDeposit, { body: asked, token, key: newKey(), headers });
  const { id: depositId, account, prepareTotal: amount } = deposit;
  await call(simulateTransfer, { body: { depositId, account: account?.accountNumber ?? "", amount }, token });
  return token;
}

/** A few slips on rounds of chance. @returns how many were taken */
async function play({ call }: Calls, token: string, open: readonly Round[]): Promise<number> {
  let taken = 0;
  for (let slip = 0; slip < SLIPS_EACH; slip += 1) {
    const betId = one(open)?.betList.betId;
    if (!betId) return taken;
    const options = (await call(betListMinMaxes, { query: { betId } })).filter(
      ({ betOption, defaultRate }) => isPoyOption(betOption) && defaultRate > 0,
    );
    const lines = Array.from({ length: 1 + whole(4) }, (_, add) => {
      const { betOption = "teng_bon_2", defaultRate = 90, betMin = satang(100) } = one(options) ?? {};
      const number = digits(digitsOf(betOption));
      return { ref: `l${add}`, add, option: betOption, number, price: betMin, multiply: defaultRate };
    });
    try {
      await call(createPoy, { body: { betId, lines }, token, key: newKey() });
      taken += 1;
    } catch (error) {
      // A round may close meanwhile, a number be sold out.
      if (!isFault(error)) throw error;
    }
  }
  return taken;
}

/** A reported transfer that nobody saw, and a bank account that waits for staff. @returns how many items wait */
async function leaveWork({ call }: Calls, token: string, at: number): Promise<number> {
  const name = names[at % names.length] ?? "สมชาย ใจดี";
  await call(confirmPin, { body: { password: PASSWORD }, token });
  await call(updateUsersInfos, { body: { name }, token });
  await call(createUserBank, { body: { bankCode: "KBANK", bankAccountNumber: `1${digits(8)}1` }, token });
  await call(createNormalDeposit, {
    body: {
      bankId: 1,
      channel: "mobile",
      channelName: "Mobile banking",
      bankCode: "SCB",
      bankAccountNumber: `111-2-${digits(5)}-4`,
      bankAccountName: name,
      amount: satang((1 + whole(9)) * 100_00),
      depositAt: bangkokIso(Date.now()),
    },
    token,
    key: newKey(),
  });
  return 2;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
