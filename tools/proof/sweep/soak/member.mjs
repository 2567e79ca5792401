import { randomInt, randomUUID } from "node:crypto";
import { createCashier } from "./cashier.mjs";
import { createPlayer } from "./games.mjs";
import { listen } from "./push.mjs";

const password = "Gold#Navy7";

const pages = ["/main", "/lotto", "/lotto/gov", "/poy", "/en/results", "/kh/credit/deposit", "/mm/lotto"];
const reads = ["/api/cashs", "/api/users-infos", "/poy-api/bet-lists.latest", "/poy-api/deposits.current"];
const pick = (list) => list[randomInt(list.length)];

/** Refusals that are expected. */
const usual = new Set([
  ...["balance-too-low", "round-closed", "round-not-open", "round-suspended", "poy-lines-rejected"],
  ...["deposit-live-already", "try-another-amount", "too-many-requests", "rate-limited"],
  ...["shot-too-soon", "shooting-closed", "round-void", "turnover-not-met", "withdraw-pending-already"],
  ...["withdraw-count-limit-reached", "withdraw-day-limit-reached"],
]);

/**
 * A member, signed up through the public calls, who takes one action after another.
 * @param {{ at: number, origin: string, pushKey: string,
 *   visitor: ReturnType<typeof import("../visitor.mjs").createVisitor>,
 *   rounds: ReturnType<typeof import("./rounds.mjs").createRounds>,
 *   log: { slips: Map<string, number>, wrong: string[], refused: Map<string, number>,
 *     events: Map<string, number>, done: Map<string, number> } }} facts
 *   `log.slips` gets each acknowledged slip with its total in baht
 */
export function createMember({ at, origin, pushKey, visitor, rounds, log }) {
  let socket;
  let uuid;
  let last;
  const count = (map, name) => map.set(name, (map.get(name) ?? 0) + 1);

  /** `data` of a reply; null for a refusal. Unexpected refusals are logged. */
  function dataOf({ method, path, status, text }) {
    if (status === 200) return JSON.parse(text).data;
    const { code } = JSON.parse(text);
    if (usual.has(code)) count(log.refused, code);
    else log.wrong.push(`${method} ${path} answers ${status} ${code}`);
    return null;
  }
  const post = async (path, body, key) => dataOf(await visitor.call(path, body, key));
  const onDone = (what) => count(log.done, what);
  const cashier = createCashier(post, { at, password, wrong: log.wrong, onDone });
  const play = createPlayer(post, visitor, { onDone, onRefusal: (code) => count(log.refused, code) });

  function acknowledge(slip) {
    if (slip) log.slips.set(slip.poyId, slip.total);
    return slip;
  }

  async function bet() {
    const body = await rounds.anySlip();
    const key = randomUUID();
    const slip = acknowledge(await post("/poy-api/poys.create", body, key));
    if (slip) last = { body, key, poyId: slip.poyId };
  }

  /** The same slip with the same key, repeated and sent from two tabs at once, is one slip. */
  async function repeat() {
    if (last) {
      const again = await post("/poy-api/poys.create", last.body, last.key);
      if (again && again.poyId !== last.poyId)
        log.wrong.push(`slip ${last.poyId} was sent again and became two`);
    }
    const [body, key] = [await rounds.anySlip(), randomUUID()];
    const both = await Promise.all([1, 2].map(() => post("/poy-api/poys.create", body, key)));
    const [one, other] = both.map(acknowledge);
    if (one && other && one.poyId !== other.poyId)
      log.wrong.push("two sends at once with one key became two slips");
  }

  async function shoot() {
    const betId = await rounds.shotRound();
    if (!betId) return;
    const yingNumber = String(randomInt(100_000)).padStart(5, "0");
    const shot = await post("/poy-api/yings.create", { betId, yingNumber }, randomUUID());
    if (shot) count(log.done, "shots");
  }

  async function readOwn() {
    if (last) {
      const slip = dataOf(await visitor.call(`/poy-api/poys.one?id=${last.poyId}`));
      if (slip && slip.poyId !== last.poyId)
        log.wrong.push(`asked for slip ${last.poyId}, got ${slip.poyId}`);
    }
    await post("/poy-api/poys.all", {});
  }

  /** Opens a page, in the language the member saw last where its address names none. */
  async function show() {
    const path = pick(pages);
    const first = await visitor.ask("GET", path);
    const moved = first.status === 307 && new URL(first.headers.location, origin);
    const { status } = moved ? await visitor.ask("GET", moved.pathname) : first;
    if (status !== 200) log.wrong.push(`GET ${path} answers ${status}`);
  }

  async function connect() {
    socket?.close();
    socket = await listen({
      ...{ origin, key: pushKey, visitor, uuid },
      onEvent: (name) => count(log.events, name),
    });
  }

  /** The member's actions, each with its percentage. */
  const acts = [
    [36, bet],
    [5, repeat],
    [16, async () => dataOf(await visitor.call(pick(reads)))],
    [10, readOwn],
    [16, show],
    [6, shoot],
    [6, play],
    [2, cashier.deposit],
    [1, cashier.withdraw],
    [2, connect],
  ].flatMap(([times, act]) => Array.from({ length: times }, () => act));

  return {
    async enter() {
      const mark = String(at).padStart(4, "0");
      const body = {
        userName: `soak${mark}x`,
        phoneNumber: `+66877${mark.padStart(6, "0")}`,
        password,
      };
      if (!(await post("/api/users.signup", body))) throw new Error("a signup was refused");
      uuid = JSON.parse(decodeURIComponent(visitor.cookie("session-hint"))).uuid;
      await cashier.deposit();
      await connect();
    },
    act: () => pick(acts)(),
    isListening: () => socket?.isOpen() ?? false,
    leave: () => socket?.close(),
  };
}
