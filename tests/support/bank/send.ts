import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { type Args, callsTo } from "../../../tools/testing/calls";
import type { Chance } from "../day/chance";

/** The results of a run's requests. */
export interface SendCounts {
  acknowledged: number;
  /** Refusals by their code */
  refused: Map<string, number>;
  /** Requests repeated because no answer, or no definite one, had come */
  repeats: number;
  /** Disturbances by a client: both copies at once, the connection cut */
  mischief: number;
}

export interface Sender {
  counts: SendCounts;
  /** Faults of the answers themselves. */
  wrong: string[];
  /**
   * Sends with the same key until there is a definite answer, and records it. Null when refused. `taken` is
   * called once with the reply, now or when unknown outcomes are resolved.
   */
  send<E extends Endpoint>(
    entry: E,
    args: Args<E>,
    taken: (reply: ReplyOf<E>) => void,
  ): Promise<ReplyOf<E> | null>;
  /**
   * Sends a call that has no key until there is a definite answer: after a lost one, a refusal may only mean that
   * it is done already.
   */
  sendPlainly<E extends Endpoint>(entry: E, args: Args<E>): Promise<ReplyOf<E> | Fault>;
  /** No further disturbances from here on. */
  calm(): void;
  /** Repeats requests that were refused after their first copy had vanished: that copy may have succeeded. */
  clearDoubts(): Promise<void>;
}

type Outcome<Reply> =
  | { kind: "reply"; reply: Reply }
  | { kind: "fault"; fault: Fault }
  | { kind: "unknown"; why: string };

/** Represents an answer that never came. */
const LOST = new Fault("network-lost");
const CUT_WITHIN_MS = 12;

/** A call that is sent once, by whatever way a trial has. */
export type SendOnce = <E extends Endpoint>(entry: E, args: Args<E>) => Promise<ReplyOf<E>>;

async function outcomeOf<Reply>(sent: Promise<Reply>): Promise<Outcome<Reply>> {
  try {
    return { kind: "reply", reply: await sent };
  } catch (error) {
    // An internal error is no definite answer: it is unknown whether the action was done.
    if (isFault(error) && error.status < 500) return { kind: "fault", fault: error };
    return { kind: "unknown", why: isFault(error) ? error.code : String(error) };
  }
}

const slip = z.object({ poyId: z.string(), poyNo: z.number(), total: z.number(), receipt: z.string() });

/**
 * What two answers to one key have in common. A slip is answered as it stands: its round may be closed or settled
 * between them. Its receipt covers its lines.
 */
function lastingOf(reply: unknown): string {
  const placed = slip.safeParse(reply);
  return JSON.stringify(placed.success ? placed.data : reply);
}

/** Sends calls to a bank that may be down, restarted, or about to lose its database connections. */
export function createSender(origin: () => string, chance: Chance): Sender {
  return senderBy((entry, args) => callsTo(origin()).call(entry, args), chance, {
    pause: () => wait(10 + chance.below(60)),
    patienceMs: 30_000,
    cutsItsCalls: true,
  });
}

export interface SenderOptions {
  /** Between two copies of a call without an answer */
  pause(): Promise<unknown>;
  /** How long a call is repeated */
  patienceMs: number;
  /** Whether it cuts the connection of some calls, after a time */
  cutsItsCalls: boolean;
}

/** Repeats calls until there is a definite answer, and disturbs some of them. */
export function senderBy(
  sendOnce: SendOnce,
  chance: Chance,
  { pause, patienceMs, cutsItsCalls }: SenderOptions,
): Sender {
  const counts: SendCounts = { acknowledged: 0, refused: new Map(), repeats: 0, mischief: 0 };
  const wrong: string[] = [];
  const doubts: (() => Promise<void>)[] = [];
  let isCalm = false;

  const once = <E extends Endpoint>(entry: E, args: Args<E>) => outcomeOf(sendOnce(entry, args));

  /** The same request twice at once: one key has one answer. */
  async function twice<E extends Endpoint>(entry: E, args: Args<E>): Promise<Outcome<ReplyOf<E>>> {
    const both = await Promise.all([once(entry, args), once(entry, args)]);
    const replies = both.flatMap((outcome) => (outcome.kind === "reply" ? [outcome] : []));
    const [one, other] = replies.map(({ reply }) => lastingOf(reply));
    if (one !== undefined && other !== undefined && args.key && one !== other)
      wrong.push(`${entry.path} gave two answers to one key: ${one} and ${other}`);
    return replies[0] ?? both.find(({ kind }) => kind === "unknown") ?? both[0];
  }

  async function trouble<E extends Endpoint>(entry: E, args: Args<E>): Promise<Outcome<ReplyOf<E>>> {
    if (isCalm || !chance.happens(0.12)) return once(entry, args);
    counts.mischief += 1;
    if (!cutsItsCalls || chance.happens(0.5)) return twice(entry, args);
    const signal = AbortSignal.timeout(chance.below(CUT_WITHIN_MS));
    return once(entry, { ...args, signal });
  }

  /** Repeats a request whose outcome is unknown; `vanished` counts the copies without an answer. */
  async function persist<E extends Endpoint>(entry: E, args: Args<E>) {
    const giveUpAt = Date.now() + patienceMs;
    const whys = new Map<string, number>();
    let vanished = 0;
    for (;;) {
      const outcome = await trouble(entry, args);
      if (outcome.kind !== "unknown") return { outcome, vanished };
      whys.set(outcome.why, (whys.get(outcome.why) ?? 0) + 1);
      if (Date.now() > giveUpAt) {
        const all = [...whys].map(([why, many]) => `${why} ${many}`).join(", ");
        wrong.push(`${entry.path} never had an answer: its end is unknown (${all})`);
        return { outcome, vanished };
      }
      vanished += 1;
      counts.repeats += 1;
      await pause();
    }
  }

  const note = ({ code }: Fault) => counts.refused.set(code, (counts.refused.get(code) ?? 0) + 1);

  return {
    counts,
    wrong,
    calm: () => {
      isCalm = true;
    },
    async send(entry, args, taken) {
      const { outcome, vanished } = await persist(entry, args);
      if (outcome.kind === "reply") {
        counts.acknowledged += 1;
        taken(outcome.reply);
        return outcome.reply;
      }
      if (outcome.kind === "fault" && vanished === 0) note(outcome.fault);
      if (outcome.kind === "fault" && vanished > 0) {
        doubts.push(async () => {
          const { outcome: last } = await persist(entry, args);
          if (last.kind !== "reply") return;
          counts.acknowledged += 1;
          taken(last.reply);
        });
      }
      return null;
    },
    async sendPlainly(entry, args) {
      const { outcome } = await persist(entry, args);
      if (outcome.kind === "fault") note(outcome.fault);
      if (outcome.kind === "reply") counts.acknowledged += 1;
      return outcome.kind === "reply" ? outcome.reply : outcome.kind === "fault" ? outcome.fault : LOST;
    },
    async clearDoubts() {
      for (const doubt of doubts.splice(0)) await doubt();
    },
  };
}
