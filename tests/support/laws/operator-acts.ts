import { callName } from "@/lib/contract/endpoint";
import {
  approveAction,
  cancelAction,
  rejectAction,
  setApprovalRule,
} from "@/lib/contract/operators/approvals";
import { createFeedRow, resolveFeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { rejectDeposit } from "@/lib/contract/operators/deposits";
import { acceptBreak } from "@/lib/contract/operators/ledger";
import { setLimit, setQuota, setRate } from "@/lib/contract/operators/limits";
import {
  adjustMoney,
  createStaff,
  setMemberName,
  setMemberPhone,
  setMemberStatus,
  setStaffRole,
} from "@/lib/contract/operators/members";
import { setPartner } from "@/lib/contract/operators/partners";
import {
  closeRound,
  confirmResult,
  payRound,
  previewResult,
  rescheduleRound,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import {
  removeContent,
  saveContent,
  setAgentSupport,
  setMaintenance,
  setSite,
} from "@/lib/contract/operators/site";
import {
  disableStaff,
  enableStaff,
  endStaffSessions,
  resetStaffSecondFactor,
} from "@/lib/contract/operators/staff";
import { approveBank, approveWithdraw, rejectBank, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, HOUR_MS, SECOND_MS } from "@/lib/domain/time/time";
import { ledgerBreak } from "@/upstream/db/schema/ledger-checks";
import { newKey } from "../../../tools/testing/calls";
import type { TestService } from "../service/service";
import { waiting } from "../world/approvals";
import { bind, confirmPinOf, newAccountNumber, withdraw, withdrawer, withName } from "../world/banks";
import { report } from "../world/deposits";
import { heldRound, payoutApproval } from "../world/held-payout";
import { newcomer, newIdentity, PASSWORD, secondOperator } from "../world/people";
import { addRound, close } from "../world/rounds";
import { enrolled, newOperator } from "../world/staff";
import { consoleActs } from "./console-acts";

type Do = (service: TestService, token: string) => Promise<unknown>;

const reason = "to see it written down";
const staffName = async (service: TestService, token: string) => {
  const body = { userName: newIdentity().userName, password: PASSWORD, role: "staff" } as const;
  return service.call(createStaff, { body, token });
};
const feedRow = async (service: TestService, token: string) => {
  const at = bangkokIso(await service.now());
  const body = { bankAccountId: 1, amount: satang(12_345_67), at, ref: newKey(), channel: "tests" };
  await service.call(createFeedRow, { body, token });
  return body.ref;
};
/** A call with a round and a reason, on a round of its own. */
const steering =
  (entry: typeof closeRound | typeof resumeRound, first?: typeof closeRound): Do =>
  async (service, token) => {
    const body = { betId: await addRound(service, "th_open"), reason };
    if (first) await service.call(first, { body, token });
    return service.call(entry, { body, token });
  };
const previewed = async (service: TestService, token: string) => {
  const betId = await addRound(service, "th_open");
  await close(service, betId);
  const result = { top3: "123", bottom2: "45" };
  return service.call(previewResult, { body: { betId, result }, token });
};

/** An account that a member has just added. */
const waitingBank = async (service: TestService) => {
  const member = await newcomer(service, 0);
  await withName(service, member, "สมหญิง รักดี");
  await confirmPinOf(service, member);
  return String((await bind(service, member, newAccountNumber())).bankId);
};

const notice = async (service: TestService, token: string) => {
  const publishedAt = bangkokIso(await service.now());
  const body = {
    kind: "news",
    id: newKey(),
    title: "A notice",
    html: "",
    publishedAt,
    isHidden: true,
  } as const;
  return service.call(saveContent, { body, token });
};

/** An adjustment above the limit, which is pending. */
const asked = async (service: TestService, token: string) => {
  const { uuid } = await newcomer(service, 0);
  const body = { uuid, type: "ADMIN_INCREASE", amount: satang(5_000_01), reason } as const;
  return waiting(await service.call(adjustMoney, { body, token, key: newKey() }));
};
const askedByAnother = async (service: TestService) =>
  asked(service, (await secondOperator(service, "superAdmin")).token);

/** Operators' actions, by the call's name, each done once and with success. Each leaves an audit row. */
export const operatorActs: Record<string, Do> = {
  ...consoleActs,
  [callName(createFeedRow)]: feedRow,
  [callName(resolveFeedRow)]: async (service, token) => {
    const ref = await feedRow(service, token);
    const { items } = await service.call(unmatchedFeedRows, { body: { limit: 100 }, token });
    const id = items.find((row) => row.ref === ref)?.id ?? "";
    return service.call(resolveFeedRow, { body: { action: "dismiss", id, reason }, token });
  },
  [callName(setMaintenance)]: (service, token) =>
    service.call(setMaintenance, { body: { on: false, reason }, token }),
  [callName(setSite)]: (service, token) =>
    service.call(setSite, { body: { description: "Seen in the log", reason }, token }),
  [callName(saveContent)]: notice,
  [callName(removeContent)]: async (service, token) => {
    const { kind, id } = await notice(service, token);
    return service.call(removeContent, { body: { kind, id, reason }, token });
  },
  [callName(setAgentSupport)]: (service, token) =>
    service.call(setAgentSupport, {
      body: { agentId: 90, support: { officePhoneNumber: "02-090-0900" }, reason },
      token,
    }),
  [callName(suspendRound)]: steering(suspendRound),
  [callName(resumeRound)]: steering(resumeRound, suspendRound),
  [callName(closeRound)]: steering(closeRound),
  [callName(voidRound)]: async (service, token) => {
    const body = { betId: await addRound(service, "th_open"), reason };
    return service.call(voidRound, { body, token });
  },
  [callName(payRound)]: async (service, token) => {
    const { betId } = await heldRound(service);
    const id = await payoutApproval(service, betId);
    await service.call(rejectAction, { body: { id, reason }, token });
    return service.call(payRound, { body: { betId, reason }, token });
  },
  [callName(rescheduleRound)]: async (service, token) => {
    const betId = await addRound(service, "th_open");
    const now = Math.floor((await service.now()) / SECOND_MS) * SECOND_MS;
    // Well within its latest close, two hours from when it was made.
    const [closeTime, resultTime] = [bangkokIso(now + 1.5 * HOUR_MS), bangkokIso(now + 3 * HOUR_MS)];
    return service.call(rescheduleRound, { body: { betId, closeTime, resultTime, reason }, token });
  },
  [callName(previewResult)]: previewed,
  [callName(confirmResult)]: async (service, token) => {
    const { previewId } = await previewed(service, token);
    return service.call(confirmResult, { body: { previewId }, token });
  },
  [callName(setLimit)]: async (service, token) => {
    const body = { option: "teng_bon_2", number: "47", multiply: 50, reason } as const;
    return service.call(setLimit, { body: { betId: await addRound(service, "th_open"), ...body }, token });
  },
  [callName(setRate)]: async (service, token) => {
    const body = { option: "teng_bon_2", multiply: 80, reason } as const;
    return service.call(setRate, { body: { betId: await addRound(service, "th_open"), ...body }, token });
  },
  [callName(setQuota)]: async (service, token) => {
    const body = { number: "1234", sets: 5, reason };
    return service.call(setQuota, { body: { betId: await addRound(service, "lao"), ...body }, token });
  },
  [callName(setPartner)]: (service, token) =>
    service.call(setPartner, { body: { partner: "sa", state: "maintenance", reason }, token }),
  [callName(setMemberStatus)]: async (service, token) => {
    const { uuid } = await newcomer(service, 0);
    return service.call(setMemberStatus, { body: { uuid, status: 4, reason }, token });
  },
  [callName(setMemberName)]: async (service, token) => {
    const { uuid } = await newcomer(service, 0);
    return service.call(setMemberName, { body: { uuid, name: "Somchai Jaidee", reason }, token });
  },
  [callName(setMemberPhone)]: async (service, token) => {
    const { uuid } = await newcomer(service, 0);
    const { phoneNumber } = newIdentity();
    return service.call(setMemberPhone, { body: { uuid, phoneNumber, reason }, token });
  },
  [callName(adjustMoney)]: async (service, token) => {
    const { uuid } = await newcomer(service, 0);
    const body = { uuid, type: "ADMIN_INCREASE", amount: satang(1_00), reason } as const;
    return service.call(adjustMoney, { body, token, key: newKey() });
  },
  [callName(approveAction)]: async (service, token) =>
    service.call(approveAction, { body: { id: await askedByAnother(service), reason }, token }),
  [callName(rejectAction)]: async (service, token) =>
    service.call(rejectAction, { body: { id: await askedByAnother(service), reason }, token }),
  [callName(cancelAction)]: async (service, token) =>
    service.call(cancelAction, { body: { id: await asked(service, token) }, token }),
  [callName(setApprovalRule)]: (service, token) =>
    service.call(setApprovalRule, { body: { rule: "withdraw-limit", value: 10_000, reason }, token }),
  [callName(createStaff)]: staffName,
  [callName(rejectDeposit)]: async (service, token) => {
    const { id } = await report(service, await newcomer(service, 0), 100);
    return service.call(rejectDeposit, { body: { id, reason }, token });
  },
  [callName(approveBank)]: async (service, token) =>
    service.call(approveBank, { body: { id: await waitingBank(service), reason }, token }),
  [callName(rejectBank)]: async (service, token) =>
    service.call(rejectBank, { body: { id: await waitingBank(service), reason }, token }),
  [callName(approveWithdraw)]: async (service, token) => {
    const { id } = await withdraw(service, await withdrawer(service, 500), 100);
    return service.call(approveWithdraw, { body: { id, reason }, token });
  },
  [callName(rejectWithdraw)]: async (service, token) => {
    const { id } = await withdraw(service, await withdrawer(service, 500), 100);
    return service.call(rejectWithdraw, { body: { id, reason }, token });
  },
  [callName(disableStaff)]: async (service, token) => {
    const { uuid } = await newOperator(service, "staff");
    return service.call(disableStaff, { body: { uuid, reason }, token });
  },
  [callName(enableStaff)]: async (service, token) => {
    const { uuid } = await newOperator(service, "staff");
    await service.call(disableStaff, { body: { uuid, reason }, token });
    return service.call(enableStaff, { body: { uuid, reason }, token });
  },
  [callName(resetStaffSecondFactor)]: async (service, token) => {
    const who = await newOperator(service, "staff");
    await enrolled(service, who);
    return service.call(resetStaffSecondFactor, { body: { uuid: who.uuid, reason }, token });
  },
  [callName(endStaffSessions)]: async (service, token) => {
    const { uuid } = await newOperator(service, "staff");
    return service.call(endStaffSessions, { body: { uuid, reason }, token });
  },
  [callName(acceptBreak)]: async (service, token) => {
    const [row] = await service.db.insert(ledgerBreak).values({ law: "a law", found: newKey() }).returning();
    return service.call(acceptBreak, { body: { id: String(row?.id), reason }, token });
  },
  [callName(setStaffRole)]: async (service, token) => {
    const { uuid } = await newOperator(service, "staff");
    return service.call(setStaffRole, { body: { uuid, role: "administrator", reason }, token });
  },
};

/**
 * Operators' actions on their own login: the password and the second factor leave an audit row, the rest is in
 * the log of logins. Called by the tests of staff life.
 */
export const operatorOwnActs: readonly string[] = [
  "operators.auth",
  "operators.logout",
  "operators.change-password",
  "operators.sessions.all",
  "operators.sessions.revoke",
  "operators.second-factor.enrol",
  "operators.second-factor.confirm",
  "operators.second-factor.recovery-codes",
  "operators.passkeys.all",
  "operators.passkeys.challenge",
  "operators.passkeys.options",
  "operators.passkeys.add",
  "operators.passkeys.remove",
];
