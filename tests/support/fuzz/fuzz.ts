/** Calls of the contract with drawn and damaged bodies by every role, judged by the contract. */
import { callName, type Endpoint, serviceBase } from "@/lib/contract/endpoint";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { rankOf } from "@/lib/domain/operators/staff";
import { newKey } from "../../../tools/testing/calls";
import { type Chance, createChance } from "../day/chance";
import type { TestService } from "../service";
import { damaged } from "./broken";
import { acceptedBy, type Draw } from "./drawn-value";
import type { Fuzzed } from "./fuzzed";
import { type Heard, wrongWith } from "./judge";
import { poolFor } from "./pool";
import { openWorld, type Role, roles } from "./world";

/** Answers after which the same member only gets more of them. */
const wornOut = new Set([
  "too-many-requests",
  "deposit-live-already",
  "withdraw-pending-already",
  "area-closed",
]);
const renewable = new Set(["unauthorized", "forbidden", "rate-limited", "needs-pin", "maintenance"]);

/** Messages that are under way at once. */
const AT_ONCE = 6;
const MOST_TOLD = 5;

/**
 * Opens the people and things that bodies refer to. The same seed draws the same bodies, but for ids of rows: each
 * database has its own.
 * @returns sends so many valid and as many damaged bodies as each role; each round draws others
 */
export async function openFuzz(service: TestService, seed: number) {
  const world = await openWorld(service);
  return async function fuzz(entry: Endpoint, bodies: number, round: number): Promise<Fuzzed> {
    const fuzzed: Fuzzed = { messages: 0, outcomes: {}, wrong: [] };
    const pool = poolFor(entry, await world.ids(), world.named);
    for (const role of roles) {
      const chance = createChance(seedOf(`${seed} ${round} ${callName(entry)} ${role}`));
      let token = await world.tokenOf(role, entry);
      for (let at = 0; at < 2 * bodies; at += AT_ONCE) {
        const count = Math.min(AT_ONCE, 2 * bodies - at);
        const sent = Array.from({ length: count }, (_, each) =>
          messageFor(entry, { chance, pool }, (at + each) % 2 === 1),
        );
        const heard = await Promise.all(sent.map((message) => ask(service, entry, message, token)));
        const codes = heard.map(codeIn);
        for (const [each, answer] of heard.entries()) {
          const code = codes[each] ?? "";
          fuzzed.messages += 1;
          fuzzed.outcomes[code] = (fuzzed.outcomes[code] ?? 0) + 1;
          const isAllowed = mayCall(entry, role);
          const asked = JSON.stringify(sent[each]);
          // A mark that was drawn into the message comes back where the answer names what it is about.
          const marks = world.marks.filter((mark) => !asked.includes(mark));
          const fault = wrongWith(entry, { role, isAllowed }, answer, marks);
          if (fault) fuzzed.wrong.push(`${role}: ${fault} for ${asked.slice(0, 600)}`);
        }
        if (!mayCall(entry, role)) continue;
        const isWornOut = codes.some((code) => wornOut.has(code));
        if (isWornOut || codes.some((code) => renewable.has(code))) {
          await world.heal();
          token = await world.tokenOf(role, entry, isWornOut);
        }
      }
    }
    await world.heal();
    return { ...fuzzed, wrong: fuzzed.wrong.slice(0, MOST_TOLD) };
  };
}

interface Message {
  query: Record<string, string>;
  body: unknown;
}

/** @throws Error where no valid body was found: then the drawing has to learn a rule of the contract */
function messageFor(entry: Endpoint, draw: Draw, isDamaged: boolean): Message {
  const query = entry.query ? acceptedBy(entry.query, draw) : [{}];
  const body = entry.body ? acceptedBy(entry.body, draw) : [{}];
  if (!query || !body) throw new Error(`no body was found that ${callName(entry)} accepts`);
  const valid = { query: query[0] as Message["query"], body: body[0] };
  if (!isDamaged) return valid;
  // A call without a query is damaged in its body alone, and a GET in its query.
  const isInQuery = entry.method === "GET";
  return {
    query:
      entry.query && isInQuery ? inWords(damagedFor(entry.query, valid.query, draw.chance)) : valid.query,
    body: isInQuery ? {} : damagedFor(entry.body, valid.body, draw.chance),
  };
}

const MOST_DAMAGES = 10;

/** Damaged until the shape refuses it, where some tries are enough: few shapes accept almost anything. */
function damagedFor(shape: Endpoint["body"], value: unknown, chance: Chance): unknown {
  let last = damaged(value, chance);
  for (let at = 1; at < MOST_DAMAGES && shape?.safeParse(last).success; at++) last = damaged(last, chance);
  return last;
}

/** A query is text alone. */
const inWords = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof query === "object" && query !== null ? query : { query }).map(([key, value]) => [
      key,
      String(typeof value === "object" ? JSON.stringify(value) : value),
    ]),
  );

let senders = 0;

async function ask(
  { origin }: TestService,
  entry: Endpoint,
  { query, body }: Message,
  token: string,
): Promise<Heard> {
  const search = entry.query ? `?${new URLSearchParams(query)}` : "";
  const response = await fetch(`${origin}${serviceBase[entry.service]}${entry.path}${search}`, {
    method: entry.method,
    headers: {
      // Limits by address are tested elsewhere.
      "x-client-ip": `10.${++senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`,
      "accepted-terms": TERMS_VERSION,
      ...(entry.method === "POST" && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(entry.idempotent && { "idempotency-key": newKey() }),
    },
    body: entry.method === "POST" ? JSON.stringify(body) : undefined,
  });
  return { status: response.status, text: await response.text() };
}

function mayCall({ access }: Endpoint, role: Role): boolean {
  if (access === "public" || access === "guest-or-member") return true;
  return role === (rankOf(access) > 0 ? "operator" : "member");
}

function codeIn({ status, text }: Heard): string {
  if (status === 200) return "200";
  try {
    return String((JSON.parse(text) as { code?: unknown }).code ?? status);
  } catch {
    return String(status);
  }
}

/** FNV-1a: one seed for each call and role, so that any of them replays alone. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
