import { generateKeyPairSync } from "node:crypto";
import { callName } from "@/lib/contract/endpoint";
import { setCalendarDays } from "@/lib/contract/operators/calendar";
import { setChannelSettings } from "@/lib/contract/operators/deposit-channels";
import { addHouseAccount, changeHouseAccount } from "@/lib/contract/operators/house-accounts";
import { retryJob } from "@/lib/contract/operators/jobs";
import { addNote } from "@/lib/contract/operators/notes";
import { issuePartnerKey, revokePartnerKey } from "@/lib/contract/operators/partner-keys";
import { releaseClaim, takeClaim } from "@/lib/contract/operators/queues";
import { holidayRounds } from "@/lib/contract/operators/rounds";
import { answerTicket, closeTicket } from "@/lib/contract/operators/tickets";
import { setMarketRates, setTiers } from "@/lib/contract/operators/tiers";
import { viewAsMember } from "@/lib/contract/operators/view-as";
import { pinView, removeView, saveView } from "@/lib/contract/operators/views";
import { createTicket } from "@/lib/contract/tickets";
import { satang } from "@/lib/domain/money/money";
import { DAY_MS } from "@/lib/domain/time/time";
import { partnerKey } from "@/upstream/db/schema/partner-keys";
import { job } from "@/upstream/db/schema/rounds";
import { newKey } from "../../../tools/testing/calls";
import type { TestService } from "../service/service";
import { newAccountNumber } from "../world/banks";
import { report } from "../world/deposits";
import { newcomer, operator } from "../world/people";

type Do = (service: TestService, token: string) => Promise<unknown>;

const reason = { code: "other", note: "to see it written down" } as const;

const newPublicKey = () =>
  generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" }).toString();

const claimed = async (service: TestService, token: string) => {
  const { id } = await report(service, await newcomer(service, 0), 100);
  const body = { queue: "deposits", item: id } as const;
  await service.call(takeClaim, { body, token });
  return body;
};
const asked = async (service: TestService) => {
  const { token } = await newcomer(service, 0);
  const body = { subject: "deposit", text: "Where is it?" } as const;
  return (await service.call(createTicket, { body, token, key: newKey() })).id;
};
const view = (service: TestService, token: string) =>
  service.call(saveView, { body: { page: "slips", name: newKey(), query: "sort=oldest" }, token });

/** Actions of the console beside those on members, rounds and money, each done once and with success. */
export const consoleActs: Record<string, Do> = {
  [callName(takeClaim)]: claimed,
  [callName(releaseClaim)]: async (service, token) =>
    service.call(releaseClaim, { body: await claimed(service, token), token }),
  [callName(retryJob)]: async (service, token) => {
    const dueAt = new Date((await service.now()) + DAY_MS);
    const failed = { kind: "a kind of tests", ref: newKey(), dueAt, attempts: 3, lastError: "no luck" };
    const [row] = await service.db.insert(job).values(failed).returning();
    return service.call(retryJob, { body: { id: String(row?.id), reason }, token });
  },
  [callName(addNote)]: async (service, token) => {
    const { uuid } = await newcomer(service, 0);
    return service.call(addNote, { body: { uuid, text: "Called about a lost phone" }, token });
  },
  [callName(answerTicket)]: async (service, token) => {
    const body = { id: await asked(service), text: "It has come" };
    return service.call(answerTicket, { body, token, key: newKey() });
  },
  [callName(closeTicket)]: async (service, token) =>
    service.call(closeTicket, { body: { id: await asked(service), reason }, token }),
  [callName(viewAsMember)]: async (service, token) => {
    const { uuid } = await newcomer(service, 0);
    return service.call(viewAsMember, { body: { uuid, reason }, token });
  },
  [callName(saveView)]: view,
  [callName(removeView)]: async (service, token) =>
    service.call(removeView, { body: { id: (await view(service, token)).id }, token }),
  [callName(pinView)]: async (service, token) =>
    service.call(pinView, { body: { id: (await view(service, token)).id, roles: ["staff"] }, token }),
  [callName(setTiers)]: (service, token) => {
    const tiers = [{ soldFrom: satang(0), percent: 10 }];
    return service.call(setTiers, {
      body: { betType: "th_open", option: "teng_bon_2", tiers, reason },
      token,
    });
  },
  [callName(setMarketRates)]: (service, token) => {
    const limits = { betMin: satang(1_00), betMax: satang(1_00), memberMax: satang(1_00) };
    const body = { betType: "russia", option: "teng_lang_2", multiply: 1, ...limits, reason } as const;
    return service.call(setMarketRates, { body, token });
  },
  [callName(setCalendarDays)]: (service, token) => {
    const days = { betTypes: ["korea"], from: "2030-03-04", to: "2030-03-05" };
    return service.call(setCalendarDays, {
      body: { kind: "short", figure: "12:00", ...days, reason },
      token,
    });
  },
  [callName(holidayRounds)]: (service, token) => {
    const body = { betTypes: ["th_open"], dt: "2031-12-25", reason: reason.note };
    return service.call(holidayRounds, { body, token });
  },
  [callName(setChannelSettings)]: (service, token) => {
    const limits = { min: satang(100_00), max: satang(200_000_00) };
    const body = { channel: "normal", isOn: true, ...limits, hours: null, minutes: 30, reason } as const;
    return service.call(setChannelSettings, { body, token });
  },
  [callName(addHouseAccount)]: (service, token) => {
    const account = { kind: "bank", bankCode: "KBANK", accountNumber: newAccountNumber() } as const;
    const body = { ...account, name: "House of Numbers", promptPay: null, reason };
    return service.call(addHouseAccount, { body, token });
  },
  [callName(issuePartnerKey)]: (service, token) =>
    service.call(issuePartnerKey, { body: { partner: "acts", publicKey: newPublicKey(), reason }, token }),
  [callName(revokePartnerKey)]: async (service, token) => {
    const { uuid: issuedBy } = await operator(service, "superAdmin");
    const values = { partner: "acts", publicKey: newPublicKey(), issuedBy, issuedAt: new Date() };
    const [row] = await service.db.insert(partnerKey).values(values).returning();
    return service.call(revokePartnerKey, { body: { id: String(row?.id), reason }, token });
  },
  [callName(changeHouseAccount)]: (service, token) =>
    service.call(changeHouseAccount, { body: { bankId: 2, isOpen: false, reason }, token }),
};
