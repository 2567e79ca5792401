import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createFeedRow, resolveFeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { adjustMoney, createStaff } from "@/lib/contract/operators/members";
import { closeRound, voidRound } from "@/lib/contract/operators/rounds";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { newKey } from "../../../testing/calls";
import { type Attack, createFinding } from "./attack";
import { stockRound } from "./rounds";
import { PASSWORD, type Stage, waitsFor } from "./stage";

/** A bank row invented by staff01; returns its id, once it waits for approval. */
async function typeRow(stage: Stage, amount: Satang): Promise<string> {
  const token = await stage.operator("staff01");
  const ref = newKey();
  const body = { bankAccountId: 1, amount, at: bangkokIso(Date.now()), ref, channel: "by hand" };
  await stage.call(createFeedRow, { body, token });
  const { items } = await stage.call(unmatchedFeedRows, { body: { limit: 100 }, token });
  return items.find((row) => row.ref === ref)?.id ?? "none";
}

export const typedRows: Attack = {
  name: "staff type a transfer that never happened and credit a friend with it",
  async run(stage) {
    const finding = createFinding();
    const token = await stage.operator("staff01");
    const resolve = async (id: string, depositId: string) => {
      const body = { action: "credit", id, depositId, reason: "the slip fits" } as const;
      const { reply } = await stage.tried(resolveFeedRow, { body, token });
      return waitsFor(reply);
    };
    for (const amount of ["exact", satang(9_000_000_00)] as const) {
      const sum = amount === "exact" ? "the exact amount" : "9,000,000 baht";
      const friend = await stage.newMember();
      const body = { bankId: 1, prepareAmount: satang(100_00) };
      const { token: own, headers } = friend;
      const asked = await stage.call(createFastDeposit, { body, token: own, headers, key: newKey() });
      const id = await typeRow(stage, amount === "exact" ? asked.prepareTotal : amount);
      finding.expect((await stage.cashOf(friend)) === 0, `${sum}: credited as it was typed`);
      const approvalId = await resolve(id, asked.id);
      finding.expect(approvalId !== null, `${sum}: resolved by the one who typed it`);
      const ownApproval = approvalId && (await stage.approve(approvalId, "staff01"));
      finding.expect(ownApproval !== "done", `${sum}: approved by the one who typed it`);
      const cash = await stage.cashOf(friend);
      finding.expect(cash === 0, `${sum}: the friend has ${cash / 100} baht`);
      finding.note(`${sum}: ${approvalId ? "waits" : "done"}, own approval ${ownApproval}`);
    }
    return finding.result();
  },
};

export const adjustments: Attack = {
  name: "one super administrator gives 9,000,000 baht, and makes an account to approve it",
  async run(stage) {
    const finding = createFinding();
    const friend = await stage.newMember();
    const token = await stage.operator("super01");
    const reason = "a present of the house";
    const amount = satang(9_000_000_00);
    const body = { uuid: friend.uuid, type: "ADMIN_INCREASE", amount, reason } as const;
    const given = await stage.tried(adjustMoney, { body, token, key: newKey() });
    const id = waitsFor(given.reply);
    finding.expect(id !== null, `given by one person (${given.code})`);
    finding.expect((await stage.approve(id ?? "0", "super01")) !== "done", "approved by its maker");
    const second = await stage.logIn("super01");
    const outcome = await stage.tried(adjustMoney, { body, token: second, key: newKey() });
    finding.expect(outcome.reply?.state !== "done", "given by a second session of the same person");
    finding.expect((await stage.approve(id ?? "0", "admin01")) !== "done", "approved by a lower rank");

    const account = { userName: "puppet001", password: PASSWORD, role: "superAdmin" } as const;
    const made = await stage.tried(createStaff, { body: account, token });
    finding.expect(made.reply?.state !== "done", "an operator was made by one person");
    const entered = await stage.logIn(account.userName, PASSWORD).catch(() => "");
    finding.expect(entered === "", "and signed in");
    const cash = await stage.cashOf(friend);
    finding.expect(cash === 0, `the friend has ${cash / 100} baht`);
    finding.note(
      `adjustment ${id ? "waits" : given.code}, again ${outcome.code}, account ${made.reply?.state ?? made.code}`,
    );

    // With the present balance, more than an account can hold.
    const { uuid } = await stage.newMember(100);
    const beyond = { ...body, uuid, amount: satang(10_000_000_000_00) };
    const { code } = await stage.tried(adjustMoney, { body: beyond, token, key: newKey() });
    finding.expect(code === "amount-out-of-range", `more than an account can hold: ${code}`);
    finding.note(`10,000,000,000 baht: ${code}`);
    return finding.result();
  },
};

export const splitAdjustments: Attack = {
  name: "one super administrator splits 200,000 baht into 40 gifts, to one friend and to forty",
  async run(stage) {
    const finding = createFinding();
    const token = await stage.operator("super01");
    const reason = "a present of the house";
    const give = (uuid: string) => {
      const body = { uuid, type: "ADMIN_INCREASE", amount: satang(5_000_00), reason } as const;
      return stage.tried(adjustMoney, { body, token, key: newKey() });
    };
    const one = await stage.newMember();
    const toOne = await Promise.all(Array.from({ length: 40 }, () => give(one.uuid)));
    const many: string[] = [];
    for (let at = 0; at < 40; at += 1) many.push((await stage.newMember()).uuid);
    const toMany = [];
    for (const uuid of many) toMany.push(await give(uuid));
    const doneOf = (all: typeof toOne) => all.filter(({ reply }) => reply?.state === "done").length;
    // The control: what one may give alone is given, so that a service that refuses everything does not pass.
    finding.expect(doneOf(toOne) >= 1, "not even one gift within the limit was given");
    finding.expect(doneOf(toOne) <= 1, `${doneOf(toOne)} gifts of 5,000 baht to one friend`);
    finding.expect(doneOf([...toOne, ...toMany]) <= 4, `${doneOf(toMany)} gifts more to others in a day`);
    finding.note(`alone: ${doneOf(toOne)} to one friend, ${doneOf(toMany)} to forty others`);
    return finding.result();
  },
};

export const voidedAlone: Attack = {
  name: "one administrator voids a closed round",
  async run(stage) {
    const finding = createFinding();
    const { betId } = await stockRound(stage);
    const token = await stage.operator("admin01");
    await stage.call(closeRound, { body: { betId, reason: "closed early" }, token });
    const { code, reply } = await stage.tried(voidRound, { body: { betId, reason: "a friend lost" }, token });
    const id = waitsFor(reply);
    finding.expect(id !== null, `voided (${code})`);
    const own = id && (await stage.approve(id, "admin01"));
    finding.expect(own !== "done", "approved by the one who asked");
    finding.note(`${id ? "waits" : code}, own approval ${own}`);
    return finding.result();
  },
};
