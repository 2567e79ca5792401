import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Member } from "./members";

/** Members who bet without a pause, and repeat by its key what got no definite answer, as the browser does. */
export interface Load {
  readonly members: readonly Member[];
  /** Slips by their id: whose, under which key, when they were acknowledged (ms since 1970). */
  readonly acknowledged: ReadonlyMap<string, { key: string; member: Member; atMs: number }>;
  /** Answers other than an acknowledgement: "busy", "no connection", or what they were. */
  readonly answers: ReadonlyMap<string, number>;
  /** The longest time that an answer took, ms. */
  slowestMs(): number;
  /** Waits for so many further acknowledgements. @throws Error after 60 s */
  moreSlips(many: number): Promise<void>;
  /** The longest time between two acknowledgements since then, ms. */
  longestGapMs(sinceMs: number): number;
  /** Forgets the answers and times so far. */
  beginPhase(): void;
  /** No new slips; resolves once every slip that was sent has its answer. @returns keys that never got one */
  end(): Promise<string[]>;
}

/** Refusals that say nothing about the cluster: the slip is given up. */
const usual = new Set(["poy-lines-rejected", "balance-too-low", "round-closed", "round-not-open"]);
const GIVE_UP_MS = 60_000;
const RETRY_MS = 200;

export function startLoad(members: readonly Member[]): Load {
  const acknowledged = new Map<string, { key: string; member: Member; atMs: number }>();
  const answers = new Map<string, number>();
  const lost: string[] = [];
  let times: number[] = [];
  let slowest = 0;
  let isOver = false;
  const count = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1);

  async function bet(member: Member): Promise<void> {
    const body = await member.rounds.anySlip().catch(() => null);
    if (!body) return void (await wait(RETRY_MS));
    const key = randomUUID();
    const begunMs = Date.now();
    while (Date.now() - begunMs < GIVE_UP_MS) {
      const outcome = await send(member, body, key);
      if (outcome === "over") return;
      count(outcome);
      await wait(RETRY_MS + Math.random() * RETRY_MS);
    }
    lost.push(key);
  }

  /** "over" with a definite answer, else what there was instead of one. */
  async function send(member: Member, body: object, key: string): Promise<string> {
    const startMs = performance.now();
    const answer = await member.visitor.call("/poy-api/poys.create", body, key).catch(() => null);
    slowest = Math.max(slowest, performance.now() - startMs);
    // The edge itself was killed: there is nobody who could answer.
    if (!answer) return "no connection";
    const { status, text } = answer;
    const reply = parsed(text);
    if (status === 200 && reply?.data?.poyId) {
      acknowledged.set(reply.data.poyId, { key, member, atMs: Date.now() });
      times.push(Date.now());
      return "over";
    }
    if (reply?.code && usual.has(reply.code)) return "over";
    return reply?.code ?? `${status} ${text.slice(0, 40)}`;
  }

  const work = Promise.all(
    members.map(async (member) => {
      while (!isOver) await bet(member);
    }),
  );

  return {
    members,
    acknowledged,
    answers,
    slowestMs: () => slowest,
    async moreSlips(many) {
      const enough = acknowledged.size + many;
      const deadline = Date.now() + GIVE_UP_MS;
      while (acknowledged.size < enough) {
        if (Date.now() > deadline)
          throw new Error(
            `no further ${many} slips in ${GIVE_UP_MS / 1000} s: ${JSON.stringify([...answers])}`,
          );
        await wait(20);
      }
    },
    longestGapMs(sinceMs) {
      const later = [sinceMs, ...times.filter((ms) => ms >= sinceMs)];
      return Math.max(...later.slice(1).map((ms, at) => ms - (later[at] ?? ms)));
    },
    beginPhase() {
      answers.clear();
      times = [];
      slowest = 0;
    },
    async end() {
      isOver = true;
      await work;
      return lost;
    },
  };
}

interface Reply {
  code?: string;
  data?: { poyId?: string };
}

function parsed(text: string): Reply | null {
  try {
    return JSON.parse(text) as Reply;
  } catch {
    return null;
  }
}
