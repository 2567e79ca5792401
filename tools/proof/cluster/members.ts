import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { createRounds } from "../sweep/soak/rounds.mjs";
import { createVisitor } from "../sweep/visitor.mjs";
import type { Cluster } from "./cluster";

/** A member who came by the edge, from an address of this machine of their own. */
export interface Member {
  name: string;
  uuid: string;
  token: string;
  visitor: ReturnType<typeof createVisitor>;
  rounds: ReturnType<typeof createRounds>;
  leave(): Promise<void>;
}

const PASSWORD = "Gold#Navy7";
const BAHT = 49_000;
const TRIES = 5;
const BUSY_MS = 2_000;
let known = 0;

/** Signs a member up and pays in, both by the public calls. */
export async function createMember({ edge }: Pick<Cluster, "edge">): Promise<Member> {
  known += 1;
  const at = known;
  const { pool, visitor } = visitorFrom(edge.origin, `127.1.${Math.floor(at / 200)}.${(at % 200) + 1}`);
  const mark = String(at).padStart(4, "0");
  const name = `trial${mark}x`;
  const body = { userName: name, phoneNumber: `+66877${mark.padStart(6, "0")}`, password: PASSWORD };
  await dataOf(visitor, "/api/users.signup", body);
  const token = visitor.cookie("access-token") ?? "";
  const { uuid } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    uuid: string;
  };
  const asked = { bankId: 1, prepareAmount: BAHT + randomInt(1_000) };
  const { id, prepareTotal, account } = await dataOf(visitor, "/poy-api/deposits.fast.create", asked);
  const transfer = { depositId: id, amount: prepareTotal, account: account.accountNumber };
  await dataOf(visitor, "/api/simulators.transfer", transfer);
  return { name, uuid, token, visitor, rounds: createRounds(visitor), leave: () => pool.destroy() };
}

export const createMembers = (cluster: Pick<Cluster, "edge">, many: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: many }, () => createMember(cluster)));

/** So many of a crowd sign up at once: each costs a tenth of a second of a core. */
const AT_ONCE = 8;

/** Many members, a few at a time. */
export async function createCrowd(cluster: Pick<Cluster, "edge">, many: number): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < many)
    members.push(...(await createMembers(cluster, Math.min(AT_ONCE, many - members.length))));
  return members;
}

/**
 * A browser whose connections come from this address of the machine, one for each request: haproxy closes a kept one
 * without an answer when the process behind it is killed, and a browser then sends again over a new one by itself.
 */
export function visitorFrom(origin: string, localAddress: string) {
  const pool = new Pool(origin, { connections: 4, pipelining: 0, localAddress, connect: { timeout: 2_000 } });
  return { pool, visitor: createVisitor(pool) };
}

/**
 * `data` of a call's reply, repeated by its key while the site is busy, as the browser does.
 * @throws Error with what it is refused with
 */
export async function dataOf(visitor: Member["visitor"], path: string, body: object) {
  const key = randomUUID();
  for (let tries = 1; ; tries++) {
    const { status, text } = await visitor.call(path, body, key);
    if (status === 200) return JSON.parse(text).data;
    if (status !== 503 || tries === TRIES)
      throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
    await wait(BUSY_MS);
  }
}
