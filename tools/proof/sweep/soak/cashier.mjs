import { randomInt, randomUUID } from "node:crypto";

/** Small, so that what a member stakes on short rounds covers the turnover that a deposit asks for. */
const depositBaht = [500, 1_500];
const withdrawBaht = [100, 300];

/**
 * A member's deposits and withdrawals, by the bank's simulator.
 * @param {(path: string, body?: object, key?: string) => Promise<any>} post `data` of the reply, null for a refusal
 * @param {{ at: number, password: string, wrong: string[], onDone: (what: string) => void }} member `wrong` gets what
 *   must not happen
 */
export function createCashier(post, { at, password, wrong, onDone }) {
  let bankId;
  let isBound = false;

  async function deposit() {
    const body = { bankId: 1, prepareAmount: randomInt(...depositBaht) };
    const made = await post("/poy-api/deposits.fast.create", body, randomUUID());
    if (!made) return;
    const { id, prepareTotal, account } = made;
    const transfer = { depositId: id, amount: prepareTotal, account: account.accountNumber };
    const verdict = await post("/api/simulators.transfer", transfer);
    if (!verdict) return;
    if (verdict.matched) onDone("deposits");
    else wrong.push("a transfer to the satang did not match its request");
  }

  /** An account of the member's own; an operator approves it. */
  async function bind() {
    const digits = String(at).padStart(8, "0");
    await post("/api/users.confirm-pin", { password });
    await post("/api/users-infos.update", { name: "สมหญิง ตั้งใจ" });
    const account = { bankCode: "KBANK", bankAccountNumber: `1${digits}1` };
    isBound = (await post("/api/users-banks.create", account)) !== null;
  }

  async function withdraw() {
    if (!isBound) return bind();
    const accounts = bankId ? [] : await post("/api/users-banks.all");
    bankId ??= accounts?.find(({ status }) => status === "approved")?.bankId;
    if (bankId === undefined) return;
    await post("/api/users.confirm-pin", { password });
    const body = { bankId, amount: randomInt(...withdrawBaht) };
    if (await post("/poy-api/withdraws.create", body, randomUUID())) onDone("withdrawals");
  }

  return { deposit, withdraw };
}
