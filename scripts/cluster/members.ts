import { randomInt, randomUUID } from "node:crypto";
import { Pool } from "undici";
import { createRounds } from "../sweep/soak-rounds.mjs";
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
let known = 0;

/** Signs a member up and pays in, both by the public calls. */
export async function createMember({ edge }: Pick<Cluster, "edge">): Promise<Member> {
  known += 1;
  const at = known;
  const { pool, visitor } = visitorFrom(edge.origin, `127.1.${Math.floor(at / 200)}.${(at % 200) + 1}`);
  const mark = String(at).padStart(4, "0");
  const name = `trial${mark}x`;
  const body = { userName: name, phoneNumber: `+66877${mark.padStart(6, "0")}`, password: PASSWORD };
  await dataOf(visitor.call("/api/users.signup", body, randomUUID()));
  const token = visitor.cookie("access-token") ?? "";
  const { uuid } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    uuid: string;
  };
  const asked = { bankId: 1, prepareAmount: BAHT + randomInt(1_000) };
  const { id, prepareTotal, account } = await dataOf(
    visitor.call("/poy-api/deposits.fast.create", asked, randomUUID()),
  );
  const transfer = { depositId: id, amount: prepareTotal, account: account.accountNumber };
  await dataOf(visitor.call("/api/simulators.transfer", transfer));
  return { name, uuid, token, visitor, rounds: createRounds(visitor), leave: () => pool.destroy() };
}

/** A browser whose connections come from this address of the machine. */
export function visitorFrom(origin: string, localAddress: string) {
  const pool = new Pool(origin, { connections: 4, connect: { localAddress, timeout: 2_000 } });
  return { pool, visitor: createVisitor(pool) };
}

/** `data` of a reply. @throws Error with the refusal's code */
export async function dataOf(asked: ReturnType<Member["visitor"]["call"]>) {
  const { status, path, text } = await asked;
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
  return JSON.parse(text).data;
}
