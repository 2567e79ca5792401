import type { Figure } from "../figure";
import { levelText, runSoak } from "../soak/soak.mjs";
import type { ProofPart } from "./part";

const MINUTES = 60;
/** What has to have happened, each at least once: a soak in which nobody plays shows nothing. */
const kinds = [
  "shots",
  "plays",
  "deposits",
  "withdrawals",
  "withdrawals, decision approve",
  "operators' lists",
];

/** Members and operators at work for an hour on the built site; SOAK_MINUTES takes less. */
export const soak: ProofPart = {
  name: "soak",
  shows: "nothing grows and nothing breaks in an hour of members and operators at work",
  measures: ["upstream", "lib", "app", "middleware.ts"],
  async run() {
    const minutes = Number(process.env.SOAK_MINUTES || MINUTES);
    const { wrong, levels, locks, times, log } = await runSoak({ minutes });
    const done = [...log.done].map(([what, count]) => `${what} ${count}`).join(", ");
    const missing = kinds.filter((kind) => !log.done.has(kind));
    return [
      {
        what: `faults in ${minutes} minutes of 16 members and 2 operators`,
        seen: wrong[0] ? `${wrong.length}, first: ${wrong[0].slice(0, 200)}` : "0",
        must: "0",
        holds: wrong.length === 0,
      },
      {
        what: "what they did",
        seen: `${times.count()} requests, slips ${log.slips.size}, ${done}`,
        must: kinds.join(", "),
        holds: missing.length === 0 && log.slips.size > 0,
      },
      ...levels.map(
        (level): Figure => ({
          what: "after warming up and at the end",
          seen: levelText(level),
          must: "not to grow",
          holds: !level.grows,
        }),
      ),
      ...(locks ? [locksFigure(locks)] : []),
    ];
  },
};

const locksFigure = (locks: NonNullable<Awaited<ReturnType<typeof runSoak>>["locks"]>): Figure => ({
  what: "longest wait for a lock, longest idle transaction, waits at the end",
  seen: `${locks.oldestWaitMs} ms, ${locks.idleInTransactionMs} ms, ${locks.waitingAtEnd}`,
  must: "5000 ms, 5000 ms, 0",
  holds: locks.oldestWaitMs <= 5_000 && locks.idleInTransactionMs <= 5_000 && locks.waitingAtEnd === 0,
});
