import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const thinkMs = 3_000;
/** A withdrawal in five is refused, and its money returns. */
const refusedOfTen = 2;
const reason = { code: "other", note: "as the soak decides" };

/** What operators look at while they work; each is one call. */
const looks = [
  ["/api/operators.today", {}],
  ["/api/operators.deposits.all", { limit: 50 }],
  ["/api/operators.poys.all", { limit: 50 }],
  ["/api/operators.rounds.all", { limit: 50 }],
];
/** A colleague was quicker. */
const usual = /withdraw-not-pending|bank-account-decided-already/;

/**
 * Two operators at work until the end: one binds bank accounts, one decides on withdrawals, and both look at lists.
 * @param {ReturnType<typeof import("../../../site/upstream-client.mjs").createClient>} client
 * @param {{ password: string, endMs: number, log: { wrong: string[], done: Map<string, number> } }} facts
 *   `log.done` counts what they decided by its kind
 */
export async function operatorsAtWork(client, { password, endMs, log }) {
  const enter = (userName) => client.grant("/api/operators.login", { userName, password });
  const count = (kind) => log.done.set(kind, (log.done.get(kind) ?? 0) + 1);
  const [boss, administrator] = await Promise.all([enter("super01"), enter("admin01")]);

  async function bindAccounts() {
    const { items } = await client.post(
      "/api/operators.banks.all",
      { status: "waiting", limit: 50 },
      { token: boss },
    );
    for (const { id } of items) {
      await client.post("/api/operators.banks.approve", { id }, { token: boss });
      count("bank accounts approved");
    }
  }

  // Not the operator who approved the account: that would need a second person.
  async function decide() {
    const body = { status: "pending", limit: 50 };
    const { items } = await client.post("/api/operators.withdraws.all", body, { token: administrator });
    for (const { id } of items) {
      const act = randomInt(10) < refusedOfTen ? "reject" : "approve";
      await client.post(`/api/operators.withdraws.${act}`, { id, reason }, { token: administrator });
      count(`withdrawals, decision ${act}`);
    }
  }

  async function look(token) {
    const [path, body] = looks[randomInt(looks.length)];
    if (body) await client.post(path, body, { token });
    else await client.get(path, token);
    count("operators' lists");
  }

  const work = async (token, act) => {
    while (Date.now() < endMs) {
      await wait(thinkMs);
      for (const step of [act, () => look(token)])
        await step().catch((error) => {
          if (!usual.test(error.message)) log.wrong.push(`an operator's ${error.message}`);
        });
    }
  };
  await Promise.all([work(boss, bindAccounts), work(administrator, decide)]);
}
