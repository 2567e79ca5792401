import { generateKeyPairSync } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { storePushToken } from "@/lib/contract/devices";
import { readNotificationSettings, setNotificationSettings } from "@/lib/contract/notification-settings";
import { allNotifications, readNotifications } from "@/lib/contract/notifications";
import { rejectDeposit } from "@/lib/contract/operators/deposits";
import { removeContent, saveContent } from "@/lib/contract/operators/site";
import { approveWithdraw, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { revokeSession } from "@/lib/contract/sessions";
import { logout } from "@/lib/contract/users";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { contentPiece } from "@/upstream/db/schema/content";
import { pushToken } from "@/upstream/db/schema/notifications";
import { openSession } from "@/upstream/members/login/sessions";
import { fcmMessenger } from "@/upstream/notices/fcm";
import type { DeviceMessage, Sent } from "@/upstream/notices/messenger";
import { voidRound } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { type Fcm, startFcm } from "../../support/outside/fcm";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withdraw, withdrawer } from "../../support/world/banks";
import { report } from "../../support/world/deposits";
import { newcomer, operator, type Person, payIn } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";

const soon = { timeout: 120_000, interval: 10 };
const sent: DeviceMessage[] = [];
let answer: Sent = "sent";
const messenger = {
  send: async (message: DeviceMessage) => {
    sent.push(message);
    return answer;
  },
};
beforeEach(() => {
  sent.length = 0;
  answer = "sent";
});

describe.each(oneDatabase)("behind the bell on $kind", (kind) => {
  const open = useService(kind, {}, { messenger });
  const told = async (service: TestService, { token }: Person) =>
    (await service.call(allNotifications, { token })).items;
  const kindsOf = async (service: TestService, member: Person) =>
    (await told(service, member)).map((item) => item.kind);

  test("slips that were drawn or voided are told with their number and their amount", async () => {
    const service = open();
    const [member, other] = [await newcomer(service, 100), await newcomer(service, 100)];
    const [drawn, voided] = [await addRound(service, "th_open"), await addRound(service, "th_open")];
    const won = await bet(service, member, drawn, [line("teng_bon_2", "47", 10)]);
    const lost = await bet(service, member, drawn, [line("teng_bon_2", "11", 20)]);
    const back = await bet(service, member, voided, [line("teng_bon_2", "47", 30)]);
    await settle(service, drawn, { top3: "547", bottom2: "00" });
    await service.db.transaction((tx) => voidRound(tx, voided, "a test"));
    const facts = (slip: typeof won, amount: string) => ({
      ...{ poyId: slip.poyId, poyNo: String(slip.poyNo), amount },
      ...{ betGroup: "stock", betType: "th_open", betId: slip.betId, roundName: slip.roundName },
      ...{ stake: (slip.total / 100).toFixed(2), numbers: slip.poyListJson[0]?.number, lines: "1" },
    });
    expect(await told(service, member)).toMatchObject([
      { kind: "refunded", facts: { ...facts(back, "30.00"), reason: "a test" }, readAt: null },
      { kind: "lost", facts: facts(lost, "20.00") },
      { kind: "won", facts: facts(won, "900.00") },
    ]);
    expect(await told(service, other)).toEqual([]);
  });

  test("deposits and withdrawals are told at each end they come to", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await withdrawer(service, 500);
    const first = await withdraw(service, member, 200);
    await service.call(rejectWithdraw, { body: { id: first.id, reason: "the name differs" }, token });
    const second = await withdraw(service, member, 300);
    await service.call(approveWithdraw, { body: { id: second.id, reason: "fine" }, token });
    await service.tick();
    await payIn(service, member, 100);
    const { id } = await report(service, member, 100);
    await service.call(rejectDeposit, { body: { id, reason: "no such transfer" }, token });
    expect((await told(service, member)).map(({ kind, facts }) => [kind, facts.amount])).toEqual([
      ["deposit-rejected", "100.00"],
      ["credited", expect.stringMatching(/^100\.\d\d$/)],
      ["withdraw-paid", "300.00"],
      ["withdraw-approved", "300.00"],
      ["withdraw-rejected", "200.00"],
      // The account that the withdrawals go to.
      ["bank-approved", undefined],
    ]);
  });

  test("what a member does not want to be told is not written", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    await service.call(setNotificationSettings, {
      body: { results: "wins", money: false },
      token: member.token,
    });
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await bet(service, member, betId, [line("teng_bon_2", "11", 10)]);
    await settle(service, betId, { top3: "547", bottom2: "00" });
    await payIn(service, member, 100);
    expect(await kindsOf(service, member)).toEqual(["won"]);
  });

  test("news reaches who was here lately, and a long list comes a page at a time", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const now = new Date(await service.now());
    const write = (id: string, more: { locale?: string; isHidden?: boolean } = {}) =>
      service.db.insert(contentPiece).values({
        kind: "news",
        id,
        isHidden: false,
        publishedAt: now,
        piece: { title: `News ${id}` },
        ...more,
      });
    await write("n1");
    await write("in Khmer", { locale: "kh" });
    await write("n2", { locale: "th" });
    await write("n3", { isHidden: true });
    await service.db.update(contentPiece).set({ isHidden: false }).where(eq(contentPiece.id, "n3"));
    const page = await service.call(allNotifications, { query: { limit: 2 }, token: member.token });
    expect(page).toMatchObject({
      items: [{ facts: { newsId: "n3", title: "News n3" } }, { facts: { newsId: "n2" } }],
      unread: 3,
    });
    const cursor = page.nextCursor ?? "";
    const rest = await service.call(allNotifications, { query: { limit: 2, cursor }, token: member.token });
    expect(rest).toMatchObject({ items: [{ facts: { newsId: "n1" } }], nextCursor: null });
  });

  test("news that is taken back or put off before its time is told to nobody, and to nobody twice", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { token } = await operator(service, "administrator");
    const now = await service.now();
    const piece = (id: string, hours: number, isHidden = false) => ({
      ...{ kind: "news" as const, id, title: `News ${id}`, html: "", isHidden },
      publishedAt: bangkokIso(now + hours * HOUR_MS),
    });
    const save = (...facts: Parameters<typeof piece>) =>
      service.call(saveContent, { body: piece(...facts), token });
    const titles = async () => (await told(service, member)).map(({ facts }) => facts.title);
    for (const id of ["removed", "hidden", "put-off", "brought-forward"]) await save(id, 2);
    await service.call(removeContent, { body: { kind: "news", id: "removed" }, token });
    await save("hidden", 2, true);
    await save("put-off", 48);
    await save("brought-forward", -1);
    expect(await titles()).toEqual(["News brought-forward"]);
    // A published one is withdrawn, too, and is sent once when it is published again.
    await save("brought-forward", -1, true);
    expect(await titles()).toEqual([]);
    await save("brought-forward", -1);
    await save("brought-forward", -1);
    expect(await titles()).toEqual(["News brought-forward"]);
    const { rows } = await service.db.execute<{ news: string; hours: number }>(sql`
      SELECT facts ->> 'newsId' AS news, round(extract(epoch FROM at - app_now()) / 3600)::int AS hours
      FROM notification WHERE member = ${member.uuid} AND at > app_now()`);
    expect(rows).toEqual([{ news: "put-off", hours: 48 }]);
  });

  test("reading is each member's own, of some messages or of all", async () => {
    const service = open();
    const [member, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    await payIn(service, member, 100);
    await payIn(service, member, 200);
    await payIn(service, other, 100);
    const [newest] = await told(service, member);
    const body = { ids: [newest?.id ?? "", "999999999999"] };
    expect(await service.call(readNotifications, { body, token: other.token })).toEqual({ unread: 1 });
    expect(await service.call(readNotifications, { body, token: member.token })).toEqual({ unread: 1 });
    expect((await told(service, member)).map(({ readAt }) => readAt !== null)).toEqual([true, false]);
    expect(await service.call(readNotifications, { body: {}, token: member.token })).toEqual({ unread: 0 });
    expect((await service.refusal(allNotifications, {})).code).toBe("unauthorized");
  });

  test("a device gets them in its page's language, once the member has chosen that, until the logout", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { token } = member;
    expect((await service.call(readNotificationSettings, { token })).offered).toEqual({
      push: true,
      line: true,
    });
    const [device, second] = [`device-of-${member.uuid}`, `second-of-${member.uuid}`];
    const headers = { "accept-language": "my-MM,my" };
    await service.send(storePushToken, { body: { token: device }, token, headers });
    await payIn(service, member, 100);
    await service.call(setNotificationSettings, { body: { push: true }, token });
    await payIn(service, member, 100);
    await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
    expect(sent).toMatchObject([
      { token: device, body: "သွင်းငွေ ဝင်ပါပြီ", link: expect.stringMatching(/^.credit.deposit.fast.queue.id=/) },
    ]);

    answer = "gone";
    await service.call(storePushToken, { body: { token: second }, token });
    await payIn(service, member, 100);
    const devices = () => service.db.select().from(pushToken).where(eq(pushToken.member, member.uuid));
    await vi.waitFor(async () => expect(await devices()).toEqual([]), soon);

    await service.call(storePushToken, { body: { token: device }, token });
    expect(await devices()).toHaveLength(1);
    await service.call(logout, { token });
    expect(await devices()).toEqual([]);
  });

  test("a device on which the member signs in anew hangs on that session, and on no older one", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const device = { address: "127.0.0.1", deviceId: newKey(), userAgent: "", siteHost: "", siteOrigin: "" };
    const signedIn = async (deviceId = device.deviceId) => {
      const grant = await openSession(
        service.db,
        { uuid: member.uuid, status: 0, role: null },
        { ...device, deviceId },
      );
      return service.dependencies.tokens.sign(grant);
    };
    await service.call(storePushToken, { body: { token: `own-${member.uuid}` }, token: await signedIn() });
    const other = await signedIn(newKey());
    await service.call(storePushToken, { body: { token: `other-${member.uuid}` }, token: other });
    // The page registered its token for the first session, and registers it only when it is new.
    await service.call(revokeSession, { body: { others: true }, token: await signedIn() });
    const left = await service.db.select().from(pushToken).where(eq(pushToken.member, member.uuid));
    expect(left.map((row) => row.token)).toEqual([`own-${member.uuid}`]);
  });

  test("a device that was told of just as its session ended gets nothing", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { token } = member;
    const [gone, here] = [`gone-of-${member.uuid}`, `here-of-${member.uuid}`];
    await service.call(storePushToken, { body: { token: here }, token });
    await service.call(setNotificationSettings, { body: { push: true }, token });
    await service.db.execute(sql`
      WITH ended AS (INSERT INTO session (member, device_id, user_agent, address, ended_at)
        VALUES (${member.uuid}, '', '', '', clock_timestamp()) RETURNING id)
      INSERT INTO push_token (token, member, session) SELECT ${gone}, ${member.uuid}, id FROM ended`);
    await payIn(service, member, 100);
    await vi.waitFor(() => expect(sent.map((message) => message.token)).toContain(here), soon);
    expect(sent.map((message) => message.token)).toEqual([here]);
  });
});

describe("a message by FCM", () => {
  const message = { token: "device", title: "House", body: "A slip has won", link: "/poy", id: "7" };
  let google: Fcm;
  beforeAll(async () => {
    google = await startFcm([message.token]);
  });
  afterAll(() => google.stop());

  test("goes by one grant of the service account; a device that is gone is told apart from a failure", async () => {
    const carrier = fcmMessenger(google.account, google.origin);
    // Two concurrent sends request one grant.
    expect(await Promise.all([carrier.send(message), carrier.send(message)])).toEqual(["sent", "sent"]);
    expect(await carrier.send({ ...message, token: "gone" })).toBe("gone");
    google.answerNext({ status: 503 });
    await expect(carrier.send(message)).rejects.toThrow("FCM answered 503");

    const { token, ...data } = message;
    expect(google.delivered).toEqual([
      { token, data },
      { token, data },
    ]);
    expect([google.grants(), google.unregistered, google.refused]).toEqual([1, ["gone"], []]);
  });

  test("of an account whose key Google does not know is not sent", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const private_key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const carrier = fcmMessenger({ ...google.account, private_key }, google.origin);
    await expect(carrier.send(message)).rejects.toThrow("the token service of FCM answered 400");
  });
});
