/**
 * Requests from the page to its server. The seat's key is in the URL fragment (#) and sent only in request bodies.
 */
import type { ReportedPlay } from "./check-play";
import { facts, opening, wait } from "./page";

export type Played = ReportedPlay;
export interface State {
  balance: number;
  next: { nonce: number; seedHash: string };
  played: Played[];
}
export interface Sent {
  sentId: string;
  clientSeed: string;
  /** Baht by place */
  stakes: Record<string, number>;
}
export type PlayAnswer = Omit<State, "played"> & { played: Played };

/** A definite refusal, with the server's code and what it says besides. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: unknown,
  ) {
    super(code);
  }
}

const { key } = opening;
/** Pauses between retries, ms. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: "POST",
    // A simple content type: JSON would cause a CORS preflight from the sandboxed frame.
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ key, ...body }),
    credentials: "omit",
  });
  const json = (await response.json()) as { data?: unknown; code?: string; details?: unknown };
  if (response.ok && json.data) return json.data;
  const code = json.code ?? "";
  const isVague = response.status >= 500 && code !== "partner-unavailable" && code !== "maintenance";
  if (isVague) throw new Error(code);
  throw new Refused(code, json.details);
}

export const askState = async (): Promise<State> => (await post(facts.paths.state, {})) as State;

/** Sends a play, and retries it while there is no definite answer; `onPause` is called before each pause. */
export async function sendPlay(play: Sent, onPause: () => void): Promise<PlayAnswer> {
  for (const pause of PAUSES_MS) {
    try {
      return (await post(facts.paths.play, play)) as PlayAnswer;
    } catch (error) {
      if (error instanceof Refused) throw error;
      onPause();
      await wait(pause);
    }
  }
  return (await post(facts.paths.play, play)) as PlayAnswer;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const some = (count: number) => crypto.getRandomValues(new Uint8Array(count));

export const newClientSeed = (): string => hex(some(8));

/** A random UUID of version 4; `crypto.randomUUID` does not exist over plain http. */
export function newId(): string {
  const bytes = some(16);
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
