import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callName } from "@/lib/contract/endpoint";
import { servedNames } from "@/upstream/http/served";

/** Calls whose screens come later. A name may leave this list, never join it. */
const notOfferedYet = `
  general: achievements.all achievements.claim af-cashs.move af-cashs.transaction.all af-cashs.summary
  users-banks.create users-banks.all banks.all promotions.all vdos.all vdos.one devices.push-token visitors.identify
  files.create notifications.all notifications.read operators.audit.verify operators.outbox.all operators.members.all
  operators.members.one operators.members.set-status operators.money.adjust operators.staff.all operators.staff.create
  operators.staff.set-role operators.content.all operators.content.save operators.content.remove operators.site.set
  operators.maintenance.set operators.withdraws.all operators.withdraws.approve operators.withdraws.reject
  operators.banks.all operators.banks.approve operators.banks.reject otps.request otps.verify
  passkeys.register-options passkeys.register-verify passkeys.login-options passkeys.login-verify passkeys.all
  passkeys.remove player-limits users.sessions users.sessions.revoke users.line-login users.external-login
  users.phone-number.update users.forgot-password users.change-password users.confirm-pin
  poy: deposits.normal.create deposits.qrcode.create deposits.crypto.create deposits.truemoney.create
  partners.game.launch partners.game.logout
  transactions.bank true.wallet.history turnovers.one withdraws.create withdraws.all`
  .split(/\s+/)
  .filter((word) => word && !word.endsWith(":"));

const offered = entries.filter(([, entry]) => !entry.notOffered).map(([, entry]) => callName(entry));
const postponed = entries.filter(([, entry]) => entry.notOffered).map(([, entry]) => callName(entry));

describe("the contract", () => {
  test("is served whole: every call that is offered has its place in the upstream", () => {
    const served = new Set(servedNames());
    expect([...new Set(offered)].filter((name) => !served.has(name))).toEqual([]);
  });

  test("is all that is served", () => {
    const promised = new Set(entries.map(([, entry]) => callName(entry)));
    expect(servedNames().filter((name) => !promised.has(name))).toEqual([]);
  });

  test("postpones only what the list says, and the list only shrinks", () => {
    expect([...new Set(postponed)].sort()).toEqual([...new Set(notOfferedYet)].sort());
  });
});
