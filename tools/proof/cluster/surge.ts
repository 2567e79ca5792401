import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { retryWhileBusy } from "@/lib/client/calls/retry";
import { Fault, isFault, isFaultCode } from "@/lib/contract/fault";
import type { Load } from "./load";
import type { Member } from "./members";
import type { SlipAnswer } from "./slip-sender";

/** Clients who bet as fast as they are answered until their round is closed, and repeat as the browser does. */
export interface Surge extends Pick<Load, "members" | "acknowledged" | "answers"> {
  /** So many further clients begin. */
  join(many: number): void;
  /** Acknowledged slips per second between two times, ms since 1970. */
  perSecond(fromMs: number, toMs: number): number;
  /** Resolves once every client has been told that the round is closed. @returns keys that never got an answer */
  end(): Promise<string[]>;
}

export interface SurgeParts {
  members: readonly Member[];
  /** The member whose slip a client sends next; two clients at once have two members. */
  memberOf(client: number, turn: number): Member;
  slip(): object;
  send(client: number, member: Member, slip: object, key: string): Promise<SlipAnswer>;
  /** How long a slip may be without a definite answer, ms. */
  giveUpMs: number;
}

const PRESS_AGAIN_MS = 1_000;
/** What ends a client. */
const CLOSED = "round-closed";

export function startSurge({ members, memberOf, slip, send, giveUpMs }: SurgeParts): Surge {
  const acknowledged = new Map<string, { key: string; member: Member; atMs: number }>();
  const answers = new Map<string, number>();
  const unanswered: string[] = [];
  const clients: Promise<void>[] = [];
  const count = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1);

  async function work(client: number): Promise<void> {
    for (let turn = 0; ; turn++) {
      const member = memberOf(client, turn);
      const [body, key] = [slip(), randomUUID()];
      const untilMs = Date.now() + giveUpMs;
      const outcome = await definite(() => sendOnce(client, member, body, key), untilMs);
      if (outcome === CLOSED) return;
      if (outcome === null) return void unanswered.push(key);
    }
  }

  /** @throws Fault `busy`, which is repeated by the same key */
  async function sendOnce(client: number, member: Member, body: object, key: string): Promise<string> {
    const answer = await send(client, member, body, key).catch(() => null);
    if (answer?.status === 200 && answer.poyId) {
      acknowledged.set(answer.poyId, { key, member, atMs: Date.now() });
      return "placed";
    }
    const name = answer ? reasonOf(answer) : "no answer";
    count(name);
    // What says nothing of the slip is repeated like a busy answer, and shows in the count.
    if (answer && answer.status < 500) return name;
    throw new Fault("busy", { retryAfterSeconds: answer?.retryAfterSeconds ?? 0 });
  }

  return {
    ...{ members, acknowledged, answers },
    join(many) {
      for (let at = 0; at < many; at++) clients.push(work(clients.length));
    },
    perSecond(fromMs, toMs) {
      const slips = [...acknowledged.values()].filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
      return (slips.length * 1_000) / (toMs - fromMs);
    },
    async end() {
      await Promise.all(clients);
      return unanswered;
    },
  };
}

/** A person presses again, with the same key, where the browser has given up; null after the time. */
async function definite(send: () => Promise<string>, untilMs: number): Promise<string | null> {
  while (Date.now() < untilMs) {
    try {
      return await retryWhileBusy(send, { isAct: true });
    } catch (error) {
      if (!isFault(error, "busy")) throw error;
      await wait(PRESS_AGAIN_MS);
    }
  }
  return null;
}

/** The contract's code of a refusal; anything else says in its name what it lacks. */
export function reasonOf({ status, code, retryAfterSeconds }: SlipAnswer): string {
  if (!isFaultCode(code)) return `${status} without a reason`;
  if (code === "busy" && !retryAfterSeconds) return "busy without a time to wait";
  return code;
}
