import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Fault } from "@/lib/contract/fault";
import { isFault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import { brokenLaws, count } from "../../database/ledger";
import type { TestService } from "../../service/service";
import { boundAccount, confirmPinOf } from "../../world/banks";
import { launch, type Player } from "../../world/games";
import { raiseHandLimits } from "../../world/hand-money";
import { befriend, newcomers, operatorOf } from "../../world/people";
import { addRound } from "../../world/rounds";
import { type Expected, MoneyModel, type Round, START } from "./model";

interface Member extends Player {
  bankId: number;
}

/** What one run has to do with: people, open rounds, and a name that makes the run's own ids unique. */
export interface World {
  service: TestService;
  members: Member[];
  tokens: { staff: string; administrator: string; superAdmin: string; second: string };
  /** Prefix of ids of a game provider. */
  run: string;
  seen: Seen;
}

/** Counts over all runs, so that a run in which everything is refused does not pass. */
export interface Seen {
  acts: Map<string, number>;
  accepted: number;
  refused: number;
  won: number;
  refunded: number;
}
export const nothingSeen = (): Seen => ({ acts: new Map(), accepted: 0, refused: 0, won: 0, refunded: 0 });

const MEMBERS = 3;
const markets: [string, Round["kind"]][] = [
  ["th_open", "stock"],
  ["th_close", "stock"],
  ["gov", "gov"],
  ["lao", "sets"],
  ["lao-super", "sets"],
  ["hanoy", "sets"],
  ["malay", "sets"],
];

let runs = 0;

export async function openWorld(
  service: TestService,
  seen: Seen,
): Promise<{ model: MoneyModel; real: World }> {
  const { db } = service;
  await db.execute(sql`UPDATE turnover_percent SET percent = 0`);
  // Rates that fall with what was sold have tests of their own (tests/parity/rate.test.ts).
  await db.execute(sql`DELETE FROM sale_tier`);
  // All runs have the same operators.
  await raiseHandLimits(service);
  const people = await newcomers(service, MEMBERS, satang(START));
  const members: Member[] = [];
  for (const person of people) {
    const { bankId } = await boundAccount(service, person);
    await confirmPinOf(service, person);
    members.push({ ...(await launch(service, person)), bankId });
  }
  const [host, ...friends] = members;
  if (host) await befriend(service, host, friends);
  const rounds: Round[] = [];
  for (const [market, kind] of markets)
    rounds.push({ betId: await addRound(service, market), kind, state: "open" });
  const { rows } = await db.execute<{ bet_id: string }>(sql`
    SELECT d.bet_id FROM ying_draw d JOIN round r USING (bet_id) WHERE r.status = 'open'
    ORDER BY r.close_at DESC LIMIT 1`);
  if (rows[0]) rounds.push({ betId: rows[0].bet_id, kind: "shots", state: "open" });
  runs += 1;
  const token = async (name: string) => (await operatorOf(service, name)).token;
  const tokens = {
    staff: await token("staff01"),
    administrator: await token("admin01"),
    superAdmin: await token("super01"),
    second: await token("super02"),
  };
  const real = { service, members, tokens, run: `run${runs}`, seen };
  return { model: new MoneyModel(MEMBERS, rounds), real };
}

const MOST_TRIES = 10;

/** Does an act and holds its answer against what the model says of it. Null where it was refused. */
export async function attempt<Reply>(
  { seen }: World,
  name: string,
  call: () => Promise<Reply>,
  { must, may = [] }: Expected,
): Promise<Reply | null> {
  seen.acts.set(name, (seen.acts.get(name) ?? 0) + 1);
  let answer = await answerOf(call);
  // Nothing is half done by a call that was refused so, on a machine with much to do.
  for (let tries = 1; tries < MOST_TRIES && isFault(answer, "busy"); tries++) answer = await answerOf(call);
  if (isFault(answer)) {
    const { code } = answer;
    const isExpected = must.includes(code) || may.includes(code);
    if (!isExpected) {
      const told = `${code} ${JSON.stringify(answer.details ?? {})}`;
      throw new Error(`${name} was refused by ${told}, expected [${must}], possible [${may}]`);
    }
    seen.refused += 1;
    return null;
  }
  if (must.length > 0) throw new Error(`${name} was accepted, expected [${must}]`);
  seen.accepted += 1;
  return answer;
}

const answerOf = <Reply>(call: () => Promise<Reply>): Promise<Reply | Fault> =>
  call().catch((error: unknown) => {
    if (isFault(error)) return error;
    throw error;
  });

const LOOK_MS = 20;

/** Lets the service do what follows an act: rewards of a settled round, and the bank's payment of a withdrawal. */
export async function finish({ service, members }: World): Promise<void> {
  await service.tick();
  const owners = sql.join(
    members.map(({ uuid }) => sql`${uuid}::uuid`),
    sql`, `,
  );
  const unpaid = sql`SELECT count(*) AS count FROM withdrawal WHERE status = 'approved' AND member IN (${owners})`;
  while ((await count(service.db, unpaid)) > 0) await wait(LOOK_MS);
}

/** Holds every account of the members against the model. */
export async function compare({ cash, held, af }: MoneyModel, { service, members }: World): Promise<void> {
  const { rows } = await service.db.execute<{ owner: string; kind: string; balance: string }>(sql`
    SELECT owner, kind, balance FROM account WHERE owner IN (${sql.join(
      members.map(({ uuid }) => sql`${uuid}::uuid`),
      sql`, `,
    )})`);
  const balance = (owner: string, kind: string) =>
    Number(rows.find((row) => row.owner === owner && row.kind === kind)?.balance ?? 0);
  const shown = members.map(({ uuid }) => ["cash", "pending", "af"].map((kind) => balance(uuid, kind)));
  const expected = members.map((_, who) => [cash[who], held[who], af[who]]);
  if (JSON.stringify(shown) !== JSON.stringify(expected))
    throw new Error(`cash, held and af are ${JSON.stringify(shown)}, expected ${JSON.stringify(expected)}`);
}

export async function checkLaws({ service }: World): Promise<void> {
  const broken = await brokenLaws(service.db);
  if (broken.length > 0) throw new Error(`broken laws: ${broken.join("; ")}`);
}
