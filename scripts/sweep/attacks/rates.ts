import { rateNow } from "@/lib/contract/numbers";
import { allApprovals } from "@/lib/contract/operators/approvals";
import { setLimit, setRate } from "@/lib/contract/operators/limits";
import { onePoy } from "@/lib/contract/poys";
import { bangkokIso, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { type Attack, createFinding } from "./attack";
import { betOn, stockRound } from "./rounds";
import { type Stage, waitsFor } from "./stage";

const option = "teng_bon_1";
const digits = [..."0123456789"];

const rateOf = async (stage: Stage, betId: string) =>
  (await stage.call(rateNow, { query: { betId, betType: option } })).defaultRate;

export const raisedRates: Attack = {
  name: "one administrator raises a rate for a friend's bet",
  async run(stage) {
    const finding = createFinding();
    const { betId } = await stockRound(stage);
    const token = await stage.operator("admin01");
    const heads = { authorization: `Bearer ${token}` };
    const before = await rateOf(stage, betId);
    for (const { path } of [setRate, setLimit])
      for (const multiply of [200_000, 1_000_000]) {
        const body = { betId, option, number: "4", multiply, reason: "for a friend" };
        const { status } = await stage.wire("POST", `/api${path}`, body, heads);
        finding.expect(status === 422, `${path} to ${multiply} was answered ${status}`);
        finding.note(`${path} ${multiply}: ${status}`);
      }
    const body = { betId, option, multiply: 10_000, reason: "for a friend" } as const;
    const { reply } = await stage.tried(setRate, { body, token });
    const id = waitsFor(reply);
    finding.expect(id !== null, "10,000 was set by one person");
    const own = id && (await stage.approve(id, "admin01"));
    finding.expect(own !== "done", "and approved by the same one");
    const after = await rateOf(stage, betId);
    finding.expect(after === before, `the rate went from ${before} to ${after}`);
    finding.note(`10,000 ${id ? "waits" : "is set"}, own approval ${own}, the rate is ${after}`);
    return finding.result();
  },
};

export const heldPayouts: Attack = {
  name: "a round that settles itself pays a friend above the cap",
  async run(stage) {
    const finding = createFinding();
    const friend = await stage.newMember(5_000);
    const round = await stockRound(stage);
    const { betId } = round;
    const token = await stage.operator("admin01");
    const body = { betId, option, multiply: 10_000, reason: "agreed by two" } as const;
    const id = waitsFor((await stage.tried(setRate, { body, token })).reply);
    if (id && (await stage.approve(id, "admin02")) !== "done")
      throw new Error("two people cannot set a rate");
    const slip = await betOn(stage, friend, betId, option, digits, 200, 10_000);
    finding.expect(slip.code === "done", `a slip at a rate of 10,000 was refused: ${slip.code}`);
    const cash = await stage.cashOf(friend);
    await stage.setClock(bangkokIso(round.unixTimeStamp.realResultTime * SECOND_MS + 10 * MINUTE_MS));
    for (let at = 0; at < 3; at += 1) await stage.tick();
    const asked = { kind: "operators.rounds.pay", state: "waiting", limit: 100 } as const;
    const { items } = await stage.call(allApprovals, { body: asked, token });
    const held = items.find(({ target }) => target === betId);
    const shown =
      slip.reply && (await stage.call(onePoy, { query: { id: slip.reply.poyId }, token: friend.token }));
    finding.expect(held !== undefined, `nobody was asked: the slip is ${shown?.status}, win ${shown?.win}`);
    const own = held && (await stage.approve(held.id, "admin01"));
    finding.expect(own !== "done", "approved by the one who raised the rate");
    const now = await stage.cashOf(friend);
    finding.expect(now === cash, `the friend has ${now / 100} baht instead of ${cash / 100}`);
    finding.note(
      `the slip is ${shown?.isBeingChecked ? "being checked" : shown?.status}, own approval ${own}`,
    );
    return finding.result();
  },
};
