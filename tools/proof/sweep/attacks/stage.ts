import { randomInt } from "node:crypto";
import { Pool } from "undici";
import { cashs } from "@/lib/contract/credit";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import { approveAction } from "@/lib/contract/operators/approvals";
import type { Outcome } from "@/lib/contract/operators/outcome";
import { operatorLogin } from "@/lib/contract/operators/session";
import { simulateTransfer } from "@/lib/contract/simulators";
import { signup } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { startOwnSite } from "../../../site/own-site.mjs";
import { type Args, type Calls, callsTo, newKey } from "../../../testing/calls";
import { createVisitor } from "../visitor.mjs";

export const PASSWORD = "Gold#Navy7";
/** Operators have another address than members. */
const office = { "x-client-ip": "192.0.2.10" };

export interface Member {
  uuid: string;
  userName: string;
  phoneNumber: string;
  token: string;
  /** The member's address. */
  headers: { "x-client-ip": string };
}

/** The outcome of a call: a reply, or the code of its refusal. */
export type Tried<E extends Endpoint> = { code: "done"; reply: ReplyOf<E> } | { code: string; reply?: never };

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** A production site for attacks, with its members and operators. */
export async function openStage() {
  const feedSecret = "what the bank's robot and this site share";
  const site = await startOwnSite({
    TEST_CLOCK: "1",
    SIMULATORS: "1",
    DEMO_FEED: "1",
    DEPOSIT_FEED_SECRET: feedSecret,
    // Attackers have addresses of their own.
    TRUST_PROXY: "1",
    // The default limits; other sweeps raise them for their many members.
    MEMBER_ACTS_PER_MINUTE: "",
    PUSH_SOCKETS_PER_ADDRESS: "",
    PUSH_SOCKETS_PER_MEMBER: "",
    LOG_LEVEL: "silent",
  });
  const calls: Calls = callsTo(site.upstreamOrigin);
  const pool = new Pool(site.origin, { connections: 64 });

  async function tried<E extends Endpoint>(entry: E, args?: Args<E>): Promise<Tried<E>> {
    try {
      return { code: "done", reply: await calls.call(entry, args) };
    } catch (error) {
      if (isFault(error)) return { code: error.code };
      throw error;
    }
  }

  let members = 0;
  async function newMember(baht = 0): Promise<Member> {
    members += 1;
    const mark = String(members).padStart(4, "0");
    const identity = { userName: `attacked${mark}`, phoneNumber: `+66871${mark.padStart(6, "0")}` };
    const headers = { "x-client-ip": `10.9.${Math.floor(members / 250)}.${members % 250}` };
    const { auth } = await calls.send(signup, { body: { ...identity, password: PASSWORD }, headers });
    if (!auth) throw new Error("no token came with the signup");
    const { uuid } = JSON.parse(Buffer.from(auth.split(".")[1] ?? "", "base64url").toString());
    const member = { ...identity, headers, uuid, token: auth };
    if (baht > 0) await payIn(member, baht);
    return member;
  }

  /** A normal deposit: an exact amount, and the bank's row that matches it. */
  async function payIn({ token, headers }: Member, baht: number): Promise<void> {
    const body = { bankId: 1, prepareAmount: satang(baht * 100) };
    const asked = await calls.call(createFastDeposit, { body, token, headers, key: newKey() });
    const { id, prepareTotal, account } = asked;
    const transfer = { depositId: id, account: account?.accountNumber ?? "", amount: prepareTotal };
    const { matched } = await calls.call(simulateTransfer, { body: transfer, token });
    if (!matched) throw new Error("a transfer to the satang did not match its request");
  }

  const logIn = async (userName: string, password = site.secrets.DEMO_PASSWORD) =>
    (await calls.send(operatorLogin, { body: { userName, password }, headers: office })).auth ?? "";
  const tokens = new Map<string, Promise<string>>();
  /** A demo operator's session, shared for the whole run. */
  const operator = (userName: string): Promise<string> => {
    const token = tokens.get(userName) ?? logIn(userName);
    tokens.set(userName, token);
    return token;
  };

  return {
    ...calls,
    origin: site.origin,
    upstreamOrigin: site.upstreamOrigin,
    dataDir: site.dataDir,
    pushKey: site.secrets.PUSHER_KEY,
    feedSecret,
    /** Of the demo operators. */
    demoPassword: site.secrets.DEMO_PASSWORD,
    pool,
    tried,
    newMember,
    payIn,
    operator,
    /** One more session of an operator. */
    logIn,
    cashOf: async ({ token }: Member) => (await calls.call(cashs, { token })).money,
    /** The outcome for an operator who approves. */
    approve: async (id: string, userName: string) =>
      (await tried(approveAction, { body: { id }, token: await operator(userName) })).code,
    /** A visitor of the web server from this address. */
    visitor: (address: string, cookies: Record<string, string> = {}, more: Record<string, string> = {}) =>
      createVisitor(pool, { headers: { "x-forwarded-for": address, ...more }, cookies }),
    async setClock(now: string | null) {
      await calls.wire("POST", "/test/clock", { now });
    },
    async tick() {
      await calls.wire("POST", "/test/tick", {});
    },
    /** Stops the site and keeps its data. */
    async halt() {
      await pool.destroy();
      await site.halt();
    },
    stop: site.stop,
  };
}

/** A random address. */
export const anyAddress = () => `10.${randomInt(100, 200)}.${randomInt(250)}.${randomInt(250)}`;

/** The approval that an action waits for; null for an action that needed none. */
export const waitsFor = (outcome: Outcome<unknown> | undefined): string | null =>
  outcome?.state === "waiting" ? outcome.approvalId : null;

/**
 * The most requests that a limit per minute can have let through since then: the minute may have changed
 * meanwhile.
 * An attack sends more than twice the limit, so that a missing limit shows.
 */
export const mostSince = (begunMs: number, aMinute: number): number =>
  aMinute * (1 + Math.ceil((Date.now() - begunMs) / MINUTE_MS));

/** `{a: 3, b: 1}` of a, a, a, b. */
export function counted(names: readonly (string | number)[]): string {
  const times = new Map<string | number, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, many]) => `${name} ${many}`).join(", ");
}
