import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import type { Endpoint } from "@/lib/contract/endpoint";
import { specifiedCalls } from "../../support/laws/specified-calls";

const written = (entry: Endpoint) => `${entry.service} ${entry.method} ${entry.path}`;
const all = new Map(entries.map(([, entry]) => [written(entry), entry]));

/** Calls that were added because a screen needs them. */
const added = `
general POST /users.external-login
general POST /hand-offs.create
general POST /hand-offs.exchange
general POST /otps.request
general POST /otps.verify
general POST /users.forgot-password
general POST /users.change-password
general POST /users.confirm-pin
general POST /af-cashs.move
general GET /af-cashs.summary
general POST /af-cashs.click
general GET /users-banks.all
general GET /banks.all
general GET /promotions.all
general GET /vdos.all
general GET /vdos.one
general GET /news.all
general GET /banners.all
general GET /popups.all
general GET /achievements.all
general POST /achievements.claim
general GET /player-limits
general POST /player-limits
general GET /player-sessions.summary
general GET /users.sessions
general POST /users.sessions.revoke
general POST /devices.push-token
general POST /visitors.identify
general POST /files.create
general GET /files.one
general GET /sites.maintenance
general GET /sites.release-start
general GET /notifications.all
general POST /notifications.read
general POST /push.auth
general POST /passkeys.register-options
general POST /passkeys.register-verify
general POST /passkeys.login-options
general POST /passkeys.login-verify
general POST /passkeys.confirm-options
general POST /passkeys.confirm-verify
general GET /passkeys.all
general POST /passkeys.remove
general GET /users.notices
general POST /users.notices
general POST /users.export
general POST /users.line-link
general GET /users.terms
general POST /users.terms.accept
general GET /users.shell
poy GET /number-reachs.rate-now.round
general POST /users.close
general POST /simulators.transfer
poy GET /lotteries.4d.quotas
poy GET /bet-list-results.all
poy GET /markets.all
poy GET /bet-list-results.history
poy POST /poys.create
poy POST /poys.all
poy GET /poys.one
poy POST /poys.abort
poy GET /poys.by-key
poy GET /number-sets.all
poy POST /number-sets.create
poy POST /number-sets.update
poy POST /number-sets.remove
poy GET /yings.proof
poy GET /deposits.channels
poy POST /deposits.fast.create
poy POST /deposits.normal.create
poy POST /deposits.qrcode.create
poy POST /deposits.crypto.create
poy POST /deposits.truemoney.create
poy GET /deposits.one
poy GET /turnovers.one
poy POST /withdraws.create
poy GET /withdraws.all
poy POST /transactions.page
poy POST /partners.game.launch
poy POST /partners.game.logout
`;

/** Operators' calls, all POST on the general service, with the least role. */
const operators = `
/operators.login public
/operators.rounds.all staff
/operators.rounds.suspend administrator
/operators.rounds.resume administrator
/operators.rounds.close administrator
/operators.rounds.reschedule administrator
/operators.rounds.void administrator
/operators.rounds.pay administrator
/operators.results.preview administrator
/operators.results.confirm administrator
/operators.limits.all staff
/operators.limits.set administrator
/operators.limits.set-quota administrator
/operators.rates.set administrator
/operators.bank-feed.create staff
/operators.bank-feed.unmatched staff
/operators.bank-feed.resolve staff
/operators.deposits.all staff
/operators.deposits.reject staff
/operators.files.one staff
/operators.withdraws.all staff
/operators.withdraws.approve staff
/operators.withdraws.reject staff
/operators.banks.all staff
/operators.banks.approve staff
/operators.banks.reject staff
/operators.members.all staff
/operators.members.one staff
/operators.members.set-status administrator
/operators.members.set-name staff
/operators.members.set-phone staff
/operators.visitors.all staff
/operators.partners.all staff
/operators.partners.set administrator
/operators.ccu staff
/operators.money.adjust superAdmin
/operators.content.all administrator
/operators.content.save administrator
/operators.content.remove administrator
/operators.site.set administrator
/operators.agents-supports.set administrator
/operators.maintenance.set administrator
/operators.approvals.all staff
/operators.approvals.one staff
/operators.approvals.approve staff
/operators.approvals.reject staff
/operators.approvals.cancel staff
/operators.approvals.rules.all staff
/operators.approvals.rules.set superAdmin
/operators.audit.all administrator
/operators.audit.verify administrator
/operators.outbox.all administrator
/operators.staff.all superAdmin
/operators.staff.create superAdmin
/operators.staff.set-role superAdmin
/operators.staff.disable superAdmin
/operators.staff.enable superAdmin
/operators.staff.reset-second-factor superAdmin
/operators.staff.sessions superAdmin
/operators.staff.end-sessions superAdmin
/operators.staff.logins superAdmin
/operators.audit.reads administrator
/operators.auth staff
/operators.logout staff
/operators.change-password staff
/operators.sessions.all staff
/operators.sessions.revoke staff
/operators.second-factor.enrol staff
/operators.second-factor.confirm staff
/operators.second-factor.recovery-codes staff
/operators.poys.all staff
/operators.poys.one staff
/operators.transactions.page staff
/operators.ledger.entries staff
/operators.queues.all staff
/operators.claims.take staff
/operators.claims.release staff
/operators.protection.all staff
/operators.jobs.all administrator
/operators.jobs.retry administrator
/operators.health staff
/operators.notes.all staff
/operators.notes.add staff
/operators.views.all staff
/operators.views.save staff
/operators.views.remove staff
/operators.views.pin administrator
/operators.markets.rates staff
/operators.tiers.set administrator
/operators.house-accounts.all staff
/operators.house-accounts.add superAdmin
/operators.house-accounts.change superAdmin
/operators.today staff
/operators.partner-keys.all administrator
/operators.partner-keys.issue superAdmin
/operators.partner-keys.revoke superAdmin
/operators.members.evidence staff
/operators.members.links staff
`;

const rows = (table: string) => table.trim().split("\n");

describe("the contract holds", () => {
  test.each(specifiedCalls)("the specified call %s", (call) => expect(all.has(call)).toBe(true));
  test.each(rows(added))("the added call %s", (call) => expect(all.has(call)).toBe(true));
  test.each(rows(operators).map((row) => row.split(" ") as [string, string]))(
    "the operators' call %s, for %s",
    (path, access) => expect(all.get(`general POST ${path}`)?.access).toBe(access),
  );
});

describe("every entry", () => {
  test("has an address of its own", () => expect(all.size).toBe(entries.length));

  test.each(entries)("%s keeps the manners of its method", (_, entry) => {
    expect(entry.path).toMatch(/^\/[a-z0-9]+([.-][a-z0-9]+)*$/);
    expect(entry.summary.length).toBeGreaterThan(5);
    if (entry.method === "GET") {
      expect(entry.body).toBeUndefined();
      expect(entry.idempotent || entry.multipart).toBe(false);
    } else {
      expect(entry.query).toBeUndefined();
    }
  });

  test("that moves a member's money or makes a slip takes an idempotency key", () => {
    const moving = ["poys.create", "poys.abort", "af-cashs.move", "withdraws.create", "deposits.fast.create"];
    const keyless = moving.filter(
      (call) => !entries.some(([, { path, idempotent }]) => path === `/${call}` && idempotent),
    );
    expect(keyless).toEqual([]);
  });

  test("that a status can close names its area", () => {
    const areaOf = (path: string) => entries.find(([, entry]) => entry.path === path)?.[1].area;
    expect(areaOf("/poys.create")).toBe("lotto");
    expect(areaOf("/yings.create")).toBe("lotto");
    expect(areaOf("/number-sets.create")).toBe("lotto");
    expect(areaOf("/deposits.fast.create")).toBe("credit");
    expect(areaOf("/withdraws.create")).toBe("credit");
    expect(areaOf("/users-banks.create")).toBe("bank");
    expect(areaOf("/partners.game.launch")).toBe("game");
    expect(areaOf("/bet-lists.latest")).toBeUndefined();
    expect(areaOf("/cashs")).toBeUndefined();
  });

  test("that foreign frames make answers no token and asks for none", () => {
    const ofFrames = entries.map(([, entry]) => entry).filter(({ cookieless }) => cookieless);
    expect(ofFrames.map(({ path }) => path)).toEqual(["/hand-offs.create"]);
    expect(ofFrames.filter(({ grantsToken, access }) => grantsToken || access === "member")).toEqual([]);
  });

  test("that signs someone in answers a token", () => {
    const granting = entries.filter(([, entry]) => entry.grantsToken).map(([, entry]) => entry.path);
    expect(granting.sort()).toEqual([
      "/hand-offs.exchange",
      "/operators.auth",
      "/operators.login",
      "/operators.members.view-as",
      "/operators.passkeys.add",
      "/operators.second-factor.confirm",
      "/passkeys.login-verify",
      "/users.auth",
      "/users.change-password",
      "/users.external-login",
      "/users.line-login",
      "/users.login",
      "/users.signup",
    ]);
  });
});
