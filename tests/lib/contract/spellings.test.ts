import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "@/lib/contract";
import { memberChannel, PUSH_CLUSTER, pushEvents, roundChannel } from "@/lib/contract/channels";
import { bankAccount, depositShape } from "@/lib/contract/deposits";
import { lottery4dNames } from "@/lib/contract/lotteries";
import { betListShape, roundShape } from "@/lib/contract/rounds";
import { transactionType } from "@/lib/contract/transactions";

const fields = (shape: z.ZodType) => Object.keys((shape as z.ZodObject).shape);
const words = (text: string) => text.split(" ");

describe("names stand letter by letter as the specification has them", () => {
  test.each<[string, z.ZodType, string]>([
    ["login", contract.login.body, "userName password"],
    [
      "signup",
      contract.signup.body,
      "agentId refUid userName password phoneNumber referUrl registerFromDomain slug employeeSlug",
    ],
    [
      "line-login",
      contract.lineLogin.body,
      "lineId agentId email name refUid registerFromDomain slug employeeSlug fromAfLink",
    ],
    ["change password", contract.changePassword.body, "oldPassword newPassword"],
    ["forgot password", contract.forgotPassword.body, "userName newPassword otpCode refOtpCode phoneNumber"],
    ["users-infos.update", contract.updateUsersInfos.body, "avatar email lineId name"],
    ["add bank", contract.createUserBank.body, "bankCode bankAccountNumber"],
    [
      "user info",
      contract.usersInfos.reply,
      // The last one is ours (decision 42); an upstream without it is accepted.
      "level lineId userName name email avatar phoneNumber lineUid cash afCash loyaltyPoint isNameFixed",
    ],
    [
      "support",
      contract.agentsSupports.reply,
      "activePopup activeSupport officePhoneNumber urlBailek urlPopup urlSupport",
    ],
    ["site", contract.siteDetail.reply, "title description siteVerification gaID"],
    ["affiliate money", contract.afCashs.reply, "afMoney"],
    ["loyalty points", contract.loyaltyBalance.reply, "balance"],
    ["4d latest", contract.latestLotteries4d.reply, "hanoy lao laoSuper malay"],
    ["bank transactions", contract.bankTransactions.reply, "depositFast depositNormal userWithdraw"],
    ["ying create", contract.createYing.body, "betId yingNumber"],
    ["statement window", contract.allTransactions.body, "startedDate endedDate"],
    ["visitor", contract.identifyVisitor.body, "device linkedUid referUrl pageName uuid"],
    [
      "fast deposit",
      contract.createFastDeposit.body,
      "bankId bankCode bankAccountNumber bankAccountName prepareAmount",
    ],
  ])("%s", (_, shape, names) => expect(fields(shape).sort()).toEqual(words(names).sort()));

  test.each<[string, z.ZodType, string]>([
    ["money", contract.cashs.reply, "money"],
    ["turnover", contract.oneTurnover.reply, "canWithdraw turnOver type"],
    ["round", roundShape, "name betGroup betType dt closeDt resultDt closeTime resultTime betList"],
    [
      "bet list",
      betListShape,
      "dt betId betName active setResult unixTimeStamp betMax_teng_bon_nha_3 betMax_tode_3",
    ],
    ["bank", bankAccount, "bankId bankCode accountNumber name botUpdate"],
    [
      "deposit",
      depositShape,
      "id bankId prepareAmount prepareIndex prepareTotal status referTransferId createdAt",
    ],
    [
      "manual deposit",
      contract.createNormalDeposit.body,
      "bankId channel channelName bankCode bankAccountNumber bankAccountName amount depositAt",
    ],
    ["poy", contract.createPoy.reply, "poyListJson"],
  ])("%s, beside fields of our own", (_, shape, names) =>
    expect(fields(shape)).toEqual(expect.arrayContaining(words(names))),
  );

  test("the four-digit markets, of which Lao Super is the odd one", () => {
    expect(lottery4dNames).toEqual({
      lao: "BET_LOTERRY4_LAOS",
      laoSuper: "BET_LOTTERY4_LAOS_SUPER",
      hanoy: "BET_LOTERRY4_HANOY",
      malay: "BET_LOTERRY4_MALAY",
    });
  });

  test("the 28 transaction types, ACHIVEMENT_ADDMONEY among them", () => {
    expect(transactionType.options).toHaveLength(28);
    expect(new Set(transactionType.options).size).toBe(28);
    expect(transactionType.options).toContain("ACHIVEMENT_ADDMONEY");
  });

  test("the push service", () => {
    expect(PUSH_CLUSTER).toBe("ap1");
    expect(pushEvents).toContain("money-update");
    expect(memberChannel("0b9c", false)).toBe("0b9c");
    expect(memberChannel("0b9c", true)).toBe("private-0b9c");
    expect(roundChannel("gov-2026-12-01")).toBe("round-gov-2026-12-01");
  });
});
