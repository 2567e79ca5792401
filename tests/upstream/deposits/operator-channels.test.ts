import { describe, expect, test } from "vitest";
import { allDepositChannels } from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createQrDeposit } from "@/lib/contract/deposits/qrcode";
import { allAudit } from "@/lib/contract/operators/audit";
import { allChannelSettings, setChannelSettings } from "@/lib/contract/operators/deposit-channels";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database";
import { newcomer, operator } from "../../support/people";
import { useService } from "../../support/use-service";

const reason = { code: "fault", note: "the bank repairs its feed" } as const;

describe.each(oneDatabase)("deposit channels on $kind", (kind) => {
  const open = useService(kind);

  async function settingsOf(channel: string) {
    const service = open();
    const { token } = await operator(service, "staff");
    const found = (await service.call(allChannelSettings, { token })).find((one) => one.channel === channel);
    if (!found) throw new Error(`no channel ${channel}`);
    return found;
  }

  test("are all listed, and one that is switched off takes no requests until it is on again", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const member = await newcomer(service, 0);
    const before = await settingsOf("fast");
    const ask = { body: { bankId: 1, prepareAmount: satang(100_00) }, token: member.token };
    const off = { ...before, isOn: false, reason };
    expect(await service.call(setChannelSettings, { body: off, token })).toEqual({ ...before, isOn: false });
    expect((await service.refusal(createFastDeposit, { ...ask, key: newKey() })).code).toBe(
      "deposit-channel-closed",
    );
    await service.call(setChannelSettings, { body: { ...before, reason }, token });
    expect(await settingsOf("fast")).toEqual(before);
    expect((await service.call(createFastDeposit, { ...ask, key: newKey() })).prepareAmount).toBe(100_00);
  });

  test("tell members their new limits, hours and usual time", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const member = await newcomer(service, 0);
    const terms = { min: satang(250_00), max: satang(9_000_00), minutes: 45 };
    const hours = { from: "08:00", to: "20:30" };
    const body = { channel: "normal", isOn: true, ...terms, hours, reason } as const;
    await service.call(setChannelSettings, { body, token });
    const { channels } = await service.call(allDepositChannels, { token: member.token });
    expect(channels.find(({ channel }) => channel === "normal")).toMatchObject({ ...terms, hours });
    await service.call(setChannelSettings, { body: { ...body, hours: null }, token });
    expect((await settingsOf("normal")).hours).toBeNull();
  });

  test("take no amount whose total could not be told, however high their limits are", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const before = await settingsOf("qrcode");
    const body = { ...before, max: satang(10_000_000_000_00), reason };
    await service.call(setChannelSettings, { body, token });
    const post = async (prepareAmount: number) => {
      const member = await newcomer(service, 0);
      const headers = {
        authorization: `Bearer ${member.token}`,
        "content-type": "application/json",
        "idempotency-key": newKey(),
        "accepted-terms": TERMS_VERSION,
      };
      const url = `${service.origin}/poy-api${createQrDeposit.path}`;
      return (await fetch(url, { method: "POST", headers, body: JSON.stringify({ prepareAmount }) })).status;
    };
    expect(await post(9_999_999_999)).toBe(200);
    expect(await post(10_000_000_000)).toBe(422);
    expect(await post(0.1 + 0.2)).toBe(422);
    await service.call(setChannelSettings, { body: { ...before, reason }, token });
  });

  test("are changed by administrators only, with a reason in the audit", async () => {
    const service = open();
    const before = await settingsOf("truemoney");
    const body = { ...before, minutes: 7, reason };
    const clerk = await operator(service, "staff");
    expect((await service.refusal(setChannelSettings, { body, token: clerk.token })).code).toBe("forbidden");
    const boss = await operator(service, "superAdmin");
    await service.call(setChannelSettings, { body, token: boss.token });
    const { items } = await service.call(allAudit, { body: { target: "truemoney" }, token: boss.token });
    expect(items).toEqual([
      expect.objectContaining({
        action: "operators.deposit-channels.set",
        before: expect.objectContaining({ minutes: before.minutes }),
        after: expect.objectContaining({ minutes: 7, max: before.max / 100 }),
        reason: "fault: the bank repairs its feed",
      }),
    ]);
  });

  test("have limits in order and hours with a span", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const ask = async (changes: object) => {
      const terms = { channel: "crypto", isOn: true, min: 100, max: 200, hours: null, minutes: 5, reason };
      const headers = { authorization: `Bearer ${token}` };
      const body = { ...terms, ...changes };
      return (await service.wire("POST", `/api${setChannelSettings.path}`, body, headers)).status;
    };
    expect(await ask({ min: 201 })).toBe(422);
    expect(await ask({ hours: { from: "09:00", to: "09:00" } })).toBe(422);
    expect(await ask({ minutes: 0 })).toBe(422);
    expect(await ask({})).toBe(200);
  });
});
