import { allOperatorRounds } from "@/lib/contract/operators/rounds";
import { createYing } from "@/lib/contract/yings";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { newKey } from "../../../testing/calls";
import { type Attack, createFinding } from "./attack";
import { betOn } from "./rounds";
import type { Stage } from "./stage";

const SHOTS = 23;
const BAHT = 2;
const numbers = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, "0"));

/** The next round of yeekee that takes bets, and time enough for its shots. */
async function nextRound(stage: Stage) {
  const token = await stage.operator("staff01");
  for (let at = 0; at < 2; at += 1) await stage.tick();
  const { items } = await stage.call(allOperatorRounds, {
    body: { betGroup: "yeekee", betType: "yeekee", state: "open", limit: 100 },
    token,
  });
  const found = items
    .toSorted((a, b) => a.unixTimeStamp.realCloseTime - b.unixTimeStamp.realCloseTime)
    .find(({ unixTimeStamp }) => unixTimeStamp.realCloseTime * SECOND_MS > Date.now() + SHOTS * 20_000);
  if (!found) throw new Error("no round of yeekee takes bets");
  return found;
}

export const loneRound: Attack = {
  name: "a member alone in a round of yeekee stakes on all numbers and shoots for both ranks",
  async run(stage) {
    const finding = createFinding();
    const member = await stage.newMember(1_000);
    const { token } = member;
    const { betId, unixTimeStamp } = await nextRound(stage);
    const before = await stage.cashOf(member);
    const slip = await betOn(stage, member, betId, "teng_bon_2", numbers, BAHT, 90);
    if (slip.code !== "done") throw new Error(`the slip was refused: ${slip.code}`);
    const startMs = Date.now();
    let shot = 0;
    for (let at = 0; at < SHOTS; at += 1) {
      // The cool-down between two shots of one member.
      await stage.setClock(bangkokIso(startMs + at * 11 * SECOND_MS));
      const body = { betId, yingNumber: String(10_000 + at) };
      const { code } = await stage.tried(createYing, { body, token, key: newKey() });
      if (code === "done") shot += 1;
    }
    await stage.setClock(bangkokIso((unixTimeStamp.realResultTime + 1) * SECOND_MS));
    // The draw's work, the settlement, and what follows it are jobs of their own.
    for (let at = 0; at < 40; at += 1) {
      await stage.tick();
      if ((await stage.cashOf(member)) !== before - 100 * BAHT * 100) break;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await stage.tick();
    const gained = (await stage.cashOf(member)) - before;
    // The control: the round was drawn, and paid what the rates say of it.
    finding.expect(shot >= 20, `only ${shot} shots were taken`);
    finding.expect(gained >= -(100 - 90) * BAHT * 100, `the round paid nothing: ${gained / 100} baht`);
    finding.expect(gained <= 0, `gained ${gained / 100} baht for certain`);
    finding.note(`${shot} shots, ${gained / 100} baht`);
    return finding.result();
  },
};
