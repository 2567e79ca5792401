/** Initial data: rates, accounts, the site's own content, the archive of draws and the demo accounts. */
import { sql } from "drizzle-orm";
import { centreAgents } from "@/lib/domain/members/agents";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { satang } from "@/lib/domain/money/money";
import { defaultTurnoverPercents } from "@/lib/domain/money/turnover";
import { memberCap, saleTiers } from "@/lib/domain/numbers/numbers";
import { betMax, betMin, defaultRates, rateKindOf } from "@/lib/domain/numbers/rates";
import { poyOptions } from "@/lib/domain/poy/options";
import { firstGoals } from "@/lib/domain/rewards/achievements";
import { seedApprovalRules } from "../approvals/rules";
import { achievement } from "../db/schema/achievements";
import { centreAgent } from "../db/schema/agents";
import { member } from "../db/schema/members";
import { optionRate, saleTier } from "../db/schema/rounds";
import { siteContent } from "../db/schema/site";
import { turnoverPercent } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { openAccounts, post } from "../ledger/post";
import { hashPassword } from "../members/pin/password";
import { noteAcceptance } from "../members/terms";
import { plannedMarkets } from "../rounds/markets";
import { seedContent } from "./content";
import { seedDeposits } from "./deposits";
import { seedGames } from "./games";
import { seedGovernmentArchive } from "./government-archive";

export interface SeedSettings {
  /** Password of the demo accounts; without it none are created. */
  demoPassword?: string;
}

/** Inserts what is missing; a second run keeps the changes of operators. */
export async function seed(tx: Tx, { demoPassword }: SeedSettings): Promise<void> {
  // Serialises processes that start on one database at once.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('seed'))`);
  await seedRates(tx);
  await seedTurnover(tx);
  await seedApprovalRules(tx);
  await seedSite(tx);
  await seedAgents(tx);
  await seedGoals(tx);
  await seedDeposits(tx);
  await seedGames(tx);
  await seedGovernmentArchive(tx);
  if (demoPassword) {
    await seedPeople(tx, demoPassword);
    await seedBank(tx);
    await seedContent(tx);
  }
}

/** Some thousand rows, inserted together: a market that has any of them has them all. */
async function seedRates(tx: Tx): Promise<void> {
  const known = await tx.selectDistinct({ betType: optionRate.betType }).from(optionRate);
  const missing = plannedMarkets.filter((market) => !known.some(({ betType }) => betType === market.betType));
  const offers = missing.flatMap(({ betGroup, betType }) => {
    const kind = rateKindOf(betGroup, betType);
    return kind ? poyOptions.map((option) => ({ betType, kind, option })) : [];
  });
  if (offers.length === 0) return;
  const rates = offers.map(({ betType, kind, option }) => ({
    betType,
    option,
    multiplyHundredths: Math.round(defaultRates[kind][option] * 100),
    betMin,
    betMax: betMax[option],
    memberMax: memberCap(betMax[option]),
  }));
  await tx.insert(optionRate).values(rates).onConflictDoNothing();
  const tiers = offers.flatMap(({ betType, option }) =>
    saleTiers.map((tier) => ({ betType, option, ...tier })),
  );
  await tx.insert(saleTier).values(tiers).onConflictDoNothing();
}

async function seedTurnover(tx: Tx): Promise<void> {
  const rows = Object.entries(defaultTurnoverPercents).map(([kind, percent]) => ({ kind, percent }));
  await tx.insert(turnoverPercent).values(rows).onConflictDoNothing();
}

async function seedGoals(tx: Tx): Promise<void> {
  const goals = firstGoals.map((goal, place) => ({ ...goal, title: goal.id, place }));
  await tx.insert(achievement).values(goals).onConflictDoNothing();
}

async function seedSite(tx: Tx): Promise<void> {
  await tx
    .insert(siteContent)
    .values([
      { key: "detail", value: { title: null, description: null, siteVerification: null, gaID: null } },
      { key: "maintenance", value: { on: false } },
      {
        key: "support",
        value: {
          activePopup: false,
          activeSupport: true,
          officePhoneNumber: "02-000-0000",
          urlBailek: null,
          urlPopup: null,
          urlSupport: null,
        },
      },
    ])
    .onConflictDoNothing();
}

async function seedAgents(tx: Tx): Promise<void> {
  const centres = Object.entries(centreAgents).map(([locale, agent]) => ({ locale, ...agent }));
  await tx.insert(centreAgent).values(centres).onConflictDoNothing();
}

const people = [
  { userName: "demo01", role: null, phoneNumber: "+66810000001", name: "สมชาย ใจดี" },
  { userName: "staff01", role: "staff", phoneNumber: null, name: "Staff" },
  { userName: "admin01", role: "administrator", phoneNumber: null, name: "Administrator" },
  { userName: "admin02", role: "administrator", phoneNumber: null, name: "Second administrator" },
  { userName: "super01", role: "superAdmin", phoneNumber: null, name: "Super administrator" },
  { userName: "super02", role: "superAdmin", phoneNumber: null, name: "Second super administrator" },
] as const;

/** Initial play credit of the demo member (satang: 5,000 baht). */
const DEMO_CREDIT = satang(5_000_00);

/** Creates the demo accounts that are missing; an existing one keeps its password. */
async function seedPeople(tx: Tx, password: string): Promise<void> {
  const existing = new Set(
    (await tx.select({ userName: member.userName }).from(member)).map((row) => row.userName),
  );
  const missing = people.filter(({ userName }) => !existing.has(userName));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(password);
  for (const person of missing) {
    const [row] = await tx
      .insert(member)
      .values({ ...person, passwordHash })
      .returning({ uuid: member.uuid });
    if (!row || person.role) continue;
    await openAccounts(tx, row.uuid);
    await noteAcceptance(tx, row.uuid, TERMS_VERSION);
    await post(tx, {
      kind: "ADMIN_INCREASE",
      ref: `demo-credit-${row.uuid}`,
      reason: "play credit of the box",
      from: { house: "house-grants" },
      to: { member: row.uuid, account: "cash" },
      amount: DEMO_CREDIT,
    });
  }
}

/** The demo member's bank account for withdrawals; a member who has bound an account keeps it. */
async function seedBank(tx: Tx): Promise<void> {
  await tx.execute(sql`
    INSERT INTO member_bank (member, bank_code, account_number, name, status, created_at, decided_at)
    SELECT uuid, 'KBANK', '1234567890', name, 'approved', app_now(), app_now()
    FROM member WHERE user_name = 'demo01' AND NOT EXISTS (SELECT 1 FROM member_bank b WHERE b.member = member.uuid)
    ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    UPDATE member SET name_fixed_at = app_now() WHERE user_name = 'demo01' AND name_fixed_at IS NULL
      AND EXISTS (SELECT 1 FROM member_bank b WHERE b.member = member.uuid AND b.status = 'approved')`);
}
