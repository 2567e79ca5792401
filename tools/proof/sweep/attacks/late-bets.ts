import {
  closeRound,
  oneOperatorRound,
  previewResult,
  rescheduleRound,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import { abortPoy } from "@/lib/contract/poys";
import { defaultRates } from "@/lib/domain/numbers/rates";
import {
  addDays,
  atBangkok,
  bangkokDate,
  bangkokIso,
  MINUTE_MS,
  SECOND_MS,
  weekday,
} from "@/lib/domain/time/time";
import { newKey } from "../../../testing/calls";
import { type Attack, createFinding } from "./attack";
import { betOn, stockRound } from "./rounds";
import { type Member, type Stage, waitsFor } from "./stage";

const multiply = defaultRates.stock.teng_bon_2;
const slip = (stage: Stage, friend: Member, betId: string) =>
  betOn(stage, friend, betId, "teng_bon_2", ["47"], 10, multiply);

/** A round with a slip in it, and its times by the clock of the site. */
async function withSlip(stage: Stage) {
  const { betId } = await stockRound(stage);
  const token = await stage.operator("admin01");
  const { unixTimeStamp, bounds } = await stage.call(oneOperatorRound, { body: { betId }, token });
  const friend = await stage.newMember(1_000);
  const { reply } = await slip(stage, friend, betId);
  if (!reply) throw new Error("the round takes no slip");
  const [closeMs, resultMs] = [
    unixTimeStamp.realCloseTime * SECOND_MS,
    unixTimeStamp.realResultTime * SECOND_MS,
  ];
  const move = (close: number, result = resultMs) => {
    const body = {
      betId,
      closeTime: bangkokIso(close),
      resultTime: bangkokIso(result),
      reason: "it is late",
    };
    return stage.tried(rescheduleRound, { body, token });
  };
  return {
    betId,
    token,
    friend,
    first: reply.poyId,
    closeMs,
    latestMs: bounds.latestClose * SECOND_MS,
    move,
  };
}

export const putOffAlone: Attack = {
  name: "one administrator keeps a round open past its figure, for a friend who knows it",
  async run(stage) {
    const finding = createFinding();
    const { betId, token, friend, first, closeMs, move } = await withSlip(stage);
    const control = await move(closeMs - MINUTE_MS);
    finding.expect(
      control.reply?.state === "done",
      `control: an earlier close by one person: ${control.code}`,
    );
    const later = await move(closeMs + MINUTE_MS);
    const id = waitsFor(later.reply);
    finding.expect(id !== null, `a later close by one person (${later.code})`);
    finding.expect((await stage.approve(id ?? "0", "admin01")) !== "done", "approved by the one who asked");
    await stage.setClock(bangkokIso(closeMs));
    const late = await slip(stage, friend, betId);
    finding.expect(late.code === "round-closed", `a bet after the close: ${late.code}`);
    const back = await stage.tried(abortPoy, { body: { poyId: first }, token: friend.token, key: newKey() });
    finding.expect(back.code === "poy-not-cancellable", `a slip taken back after the close: ${back.code}`);
    const voided = await stage.tried(voidRound, { body: { betId, reason: "a friend lost" }, token });
    finding.expect(waitsFor(voided.reply) !== null, `voided by one person (${voided.code})`);
    finding.note(`later ${id ? "waits" : later.code}, bet ${late.code}, cancel ${back.code}`);
    return finding.result();
  },
};

export const putOffByTwo: Attack = {
  name: "two operators keep a round open, and the friend bets, cancels and is paid back",
  async run(stage) {
    const finding = createFinding();
    const { betId, token, friend, first, closeMs, latestMs, move } = await withSlip(stage);
    const beyond = await move(latestMs + SECOND_MS, latestMs + 60 * MINUTE_MS);
    finding.expect(beyond.code === "round-close-too-late", `a close at the figure: ${beyond.code}`);
    const approved = await stage.approve(waitsFor((await move(latestMs)).reply) ?? "0", "super01");
    finding.expect(approved === "done", `control: a later close within the bound by two: ${approved}`);
    await stage.setClock(bangkokIso(closeMs + SECOND_MS));
    const within = await slip(stage, friend, betId);
    finding.expect(within.code === "done", `control: a bet within the bound: ${within.code}`);
    const steer = { body: { betId, reason: "a pause" }, token };
    await stage.call(suspendRound, steer);
    const resumed = await stage.tried(resumeRound, steer);
    const resuming = waitsFor(resumed.reply);
    finding.expect(resuming !== null, `resumed by one person (${resumed.code})`);
    finding.expect((await stage.approve(resuming ?? "0", "super01")) === "done", "control: resumed by two");
    for (const poyId of [first, within.reply?.poyId ?? ""]) {
      const back = await stage.tried(abortPoy, { body: { poyId }, token: friend.token, key: newKey() });
      finding.expect(back.code === "poy-not-cancellable", `taken back after the planned close: ${back.code}`);
    }
    const voided = await stage.tried(voidRound, { body: { betId, reason: "a friend lost" }, token });
    finding.expect(waitsFor(voided.reply) !== null, `voided by one person (${voided.code})`);
    const { late } = await stage.call(oneOperatorRound, { body: { betId }, token });
    finding.expect(late.slips === 1, `${late.slips} slips are marked as late`);
    await stage.setClock(bangkokIso(latestMs));
    const known = await slip(stage, friend, betId);
    finding.expect(known.code === "round-closed", `a bet at the bound: ${known.code}`);
    finding.note(
      `beyond ${beyond.code}, within ${within.code}, at the bound ${known.code}, ${late.slips} marked`,
    );
    return finding.result();
  },
};

export const resultAtOnce: Attack = {
  name: "a round is closed early and its result paid before its figure exists",
  async run(stage) {
    const finding = createFinding();
    const { betId } = await stockRound(stage);
    const token = await stage.operator("admin01");
    await stage.call(closeRound, { body: { betId, reason: "closed early" }, token });
    const body = { betId, result: { top3: "547", bottom2: "47" } };
    for (const who of ["admin01", "super01"]) {
      const { code } = await stage.tried(previewResult, { body, token: await stage.operator(who) });
      finding.expect(code === "result-too-early", `typed by ${who}: ${code}`);
      finding.note(`${who} ${code}`);
    }
    const { bounds } = await stage.call(oneOperatorRound, { body: { betId }, token });
    await stage.setClock(bangkokIso(bounds.figure * SECOND_MS));
    const control = await stage.tried(previewResult, { body, token });
    finding.expect(control.code === "done", `control: once the figure exists: ${control.code}`);
    return finding.result();
  },
};

export const halfDay: Attack = {
  name: "a member bets on the afternoon of a half day, when the figure has been out since noon",
  async run(stage) {
    const finding = createFinding();
    const eve = nextEve(Date.now());
    const friend = await stage.newMember(1_000);
    const at = async (dt: string, time: string) => {
      await stage.setClock(bangkokIso(atBangkok(dt, time)));
      for (let turn = 0; turn < 2; turn += 1) await stage.tick();
    };
    const before = weekday(eve) === 1 ? addDays(eve, -3) : addDays(eve, -1);
    const betAll = async (dt: string, time: string, must: string, what: string) => {
      await at(dt, time);
      for (const betType of ["hangseng_pm", "singapore"]) {
        const { code } = await slip(stage, friend, `${betType}-${dt}`);
        finding.expect(code === must, `${what} ${betType} on ${dt} at ${time}: ${code}`);
        finding.note(`${betType} ${time} ${code}`);
      }
    };
    await betAll(before, "12:00", "done", "control: a usual day,");
    await betAll(eve, "10:00", "done", "control: the morning,");
    await betAll(eve, "12:00", "round-closed", "the figure is out,");
    return finding.result();
  },
};

/** The next 24 December on which exchanges trade. */
function nextEve(nowMs: number): string {
  const today = bangkokDate(nowMs);
  for (let days = 2; ; days += 1) {
    const dt = addDays(today, days);
    if (dt.endsWith("-12-24") && weekday(dt) % 6 !== 0) return dt;
  }
}
