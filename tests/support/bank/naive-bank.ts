/**
 * A small bank in this process that can be built with faults, which the bank test must find. It serves the same
 * calls of the same contract over HTTP, for the actions that it knows.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { type BodyOf, type Endpoint, type ReplyOf, serviceBase } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { writeFault } from "@/lib/contract/fault-details";
import { adjustMoney } from "@/lib/contract/operators/members";
import { createPoy } from "@/lib/contract/poys";
import { simulateTransfer } from "@/lib/contract/simulators";
import { addSatang, satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Person } from "../people";
import { cashOf, type Movement, type Side } from "./book";
import type { Bank } from "./run-bank";

/** Typical faults. */
export interface Flaws {
  /** Reads a balance, waits, and writes a new one from it. */
  withoutLocks?: true;
  /** Repeats a repeated request. */
  withoutKeys?: true;
  /** Acknowledges before it writes; sometimes it never writes. */
  saysTooSoon?: true;
  /** Allows a balance below zero. */
  withoutFloor?: true;
}

interface Asked {
  member: string;
  key: string;
  body: unknown;
}
type Serve = (asked: Asked) => Promise<unknown>;

const START = satang(400_00);

export async function openNaiveBank(
  people: number,
  flaws: Flaws,
): Promise<Bank & { close(): Promise<void> }> {
  const members = Array.from({ length: people }, (_, at): Person => {
    const uuid = randomUUID();
    return { uuid, userName: `naive${at}`, token: uuid };
  });
  const movements: Movement[] = [];
  const balances = new Map<string, number>();
  const answers = new Map<string, Promise<unknown>>();
  const deposits = new Map<string, { member: string; id: string; total: number }>();
  let turn: Promise<unknown> = Promise.resolve();
  let writes = 0;

  async function move(kind: string, ref: string, member: string, amount: number, house: string) {
    const account = cashOf({ uuid: member });
    const balance = balances.get(account) ?? 0;
    await wait(writes % 3);
    if (balance + amount < 0 && !flaws.withoutFloor) throw new Fault("balance-too-low");
    writes += 1;
    if (flaws.saysTooSoon && writes % 25 === 0) return balance + amount;
    const sides: Side[] = [
      [account, amount],
      [house, -amount],
    ];
    balances.set(account, balance + amount);
    movements.push({ kind, ref, sides });
    return balance + amount;
  }
  for (const { uuid } of members) await move("ADMIN_INCREASE", randomUUID(), uuid, START, "house-grants");

  /** One after the other, and once for a key: a correct bank. */
  function decided(asked: Asked, act: () => Promise<unknown>): Promise<unknown> {
    const inTurn = () => {
      if (flaws.withoutLocks) return act();
      const mine = turn.then(act);
      turn = mine.catch(() => undefined);
      return mine;
    };
    if (flaws.withoutKeys) return inTurn();
    const name = `${asked.member} ${asked.key}`;
    const known = answers.get(name);
    if (known) return known;
    const answer = inTurn();
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  }

  const now = () => bangkokIso(Date.now());
  const bind = <E extends Endpoint>(
    entry: E,
    serve: (asked: Asked & { body: BodyOf<E> }) => Promise<ReplyOf<E>>,
  ): [string, { entry: Endpoint; serve: Serve }] => [
    `${serviceBase[entry.service]}${entry.path}`,
    { entry, serve: (asked) => serve(asked as Asked & { body: BodyOf<E> }) },
  ];
  const calls = new Map([
    bind(createPoy, async ({ member, body: { betId, lines } }) => {
      const [poyId, total] = [randomUUID(), addSatang(...lines.map(({ price }) => price))];
      await move("BET_STOCK", poyId, member, -total, "house-stakes");
      const round = { betId, betGroup: "stock", betType: "th_open", betName: "naive", roundName: "naive" };
      const open = { status: "accepted", win: satang(0), dt: now().slice(0, 10), createdAt: now() } as const;
      const row = { ...round, ...open, poyId, poyNo: writes + 1, total, receipt: poyId };
      const limits = { min: satang(1), max: satang(1), outcome: "pending", win: satang(0) } as const;
      return { ...row, poyListJson: lines.map((line) => ({ ...line, ...limits })) };
    }),
    bind(createFastDeposit, async ({ member, body: { bankId, prepareAmount } }) => {
      const id = randomUUID();
      const prepareIndex = 1 + (deposits.size % 99);
      const prepareTotal = satang(prepareAmount + prepareIndex);
      deposits.set(id, { member, id, total: prepareTotal });
      const amounts = { prepareAmount, prepareIndex, prepareTotal };
      const state = { channel: "fast", status: "waiting", referTransferId: null, createdAt: now() } as const;
      const account = {
        bankId,
        bankCode: "KBANK",
        accountNumber: "012-3-45678-9",
        name: "Naive",
        botUpdate: null,
      };
      return { id, bankId, account, ...amounts, ...state };
    }),
    bind(simulateTransfer, async ({ body }) => {
      const meant = "amount" in body ? deposits.get(body.depositId) : undefined;
      if (!meant) return { matched: false, why: "unknown" as const };
      await move("DEPOSIT", meant.id, meant.member, meant.total, "house-bank");
      return { matched: true, depositId: meant.id };
    }),
    bind(adjustMoney, async ({ body: { uuid, type, amount } }) => {
      const signed = type.endsWith("INCREASE") ? amount : satang(-amount);
      const [ref, house] = [randomUUID(), type.includes("MOVE") ? "house-moves" : "house-grants"];
      const balance = satang(Math.max(0, await move(type, ref, uuid, signed, house)));
      const row = { id: ref, createdAt: now(), transactionType: type, amount: signed, balance };
      const result = { ...row, ref: { kind: "other" as const, id: ref }, note: null };
      return { state: "done" as const, result };
    }),
  ]);

  const server = createServer(async (request, response) => {
    response.setHeader("content-type", "application/json");
    try {
      const call = calls.get(request.url ?? "");
      if (!call?.entry.body) throw new Fault("not-found");
      const body: unknown = z.parse(call.entry.body, JSON.parse(await textOf(request)));
      const member = String(request.headers.authorization).replace("Bearer ", "");
      // A repeated transfer is the same one.
      const transfer = z.object({ depositId: z.string() }).safeParse(body);
      const key = String(request.headers["idempotency-key"] ?? transfer.data?.depositId);
      const asked = { member, body, key };
      const reply = await decided(asked, () => call.serve(asked));
      response.end(JSON.stringify({ data: z.encode(call.entry.reply, reply) }));
    } catch (error) {
      const fault = isFault(error) ? error : new Fault("internal-error");
      response.statusCode = fault.status;
      response.end(JSON.stringify(writeFault(fault)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    members,
    tokens: { staff: "staff", administrator: "administrator", superAdmin: "superAdmin" },
    rounds: ["th_open-2026-11-26"],
    settles: false,
    origin: () => `http://127.0.0.1:${port}`,
    books: async () => ({
      movements: movements.map((movement, at) => ({ ...movement, id: String(at) })),
      balances: new Map(balances),
      lists: new Map(),
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
