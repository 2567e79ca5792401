import { randomUUID } from "node:crypto";
import { count, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readNotificationSettings, setNotificationSettings } from "@/lib/contract/notification-settings";
import { confirmPin, linkLine, updateUsersInfos } from "@/lib/contract/users";
import { readUpstreamEnv } from "@/upstream/config/env";
import { contentPiece } from "@/upstream/db/schema/content";
import { lineMessage } from "@/upstream/db/schema/line-messages";
import { messageOutbox } from "@/upstream/db/schema/operators";
import { createLog } from "@/upstream/logging/log";
import type { LineMessenger } from "@/upstream/notices/line-messenger";
import { linePush } from "@/upstream/notices/line-push";
import { playAccount } from "@/upstream/simulators/line/authorize";
import { simulatedLine } from "@/upstream/simulators/line/messenger";
import { oneDatabase, type TestDatabase } from "../../support/database/database";
import { type Line, startLine } from "../../support/outside/line";
import { openTestService, type TestService } from "../../support/service/service";
import { comeIn, wordOf } from "../../support/world/logins";
import { newcomer, PASSWORD, type Person, payIn } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";

const soon = { timeout: 120_000, interval: 10 };
const SITE = "https://lotto.example";
const page = { "accept-language": "my-MM,my", "x-site-origin": SITE };

describe.each(oneDatabase)("messages by LINE on $kind", (kind) => {
  let database: TestDatabase;
  let service: TestService;
  /** The answer is lost after LINE accepted a message, as if the sender was killed there. */
  let losesAnswers = false;
  let tries = 0;

  /** The embedded mode's simulator, over a connection that drops answers. */
  const lossy = (simulator: LineMessenger): LineMessenger => ({
    async send(message) {
      const outcome = await simulator.send(message);
      tries += 1;
      if (losesAnswers) throw new Error("the answer was lost");
      return outcome;
    },
  });
  const start = async () => {
    const outside: { line?: LineMessenger } = {
      line: lossy({ send: (message) => simulatedLine(service.db, createLog("silent")).send(message) }),
    };
    service = await openTestService(database, {}, outside);
  };
  beforeAll(async () => {
    database = await kind.create("planned");
    await start();
  });
  afterEach(() => {
    losesAnswers = false;
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  const choose = (token: string, isOn: boolean) =>
    service.send(setNotificationSettings, { body: { line: isOn }, token, headers: page });
  async function linked(): Promise<Person & { lineId: string }> {
    const person = await newcomer(service, 100);
    const { lineId } = await wordOf(service);
    await service.db.execute(sql`UPDATE member SET line_uid = ${lineId} WHERE uuid = ${person.uuid}`);
    return { ...person, lineId };
  }
  const waiting = async () => (await service.db.select({ n: count() }).from(lineMessage))[0]?.n;
  const kept = async (lineId: string) =>
    (await service.db.select().from(messageOutbox).where(eq(messageOutbox.to, lineId))).map(
      ({ text }) => text,
    );
  /** Until everything written has been sent or dropped. */
  const carried = () => vi.waitFor(async () => expect(await waiting()).toBe(0), soon);

  test("a settled slip is sent once to a member who has chosen and linked LINE, in their language, with its link", async () => {
    const chosen = await linked();
    const notChosen = await linked();
    await choose(chosen.token, true);
    const betId = await addRound(service, "th_open");
    const slip = await bet(service, chosen, betId, [line("teng_bon_2", "47", 10)]);
    await bet(service, notChosen, betId, [line("teng_bon_2", "47", 10)]);
    await settle(service, betId, { top3: "547", bottom2: "00" });
    await carried();
    expect(await kept(chosen.lineId)).toEqual([
      `ဂဏန်းအိမ်: ဘောက်ချာ ပေါက်ပါသည်\n${SITE}/mm/poy/stock/${slip.poyId}?openExternalBrowser=1`,
    ]);
    expect(await kept(notChosen.lineId)).toEqual([]);
  });

  test("it is open to members whom LINE has named; giving LINE up ends it, and with LINE again one chooses anew", async () => {
    const { word, lineId } = await wordOf(service);
    const { token, userName } = await comeIn(service);
    const choices = () => service.call(readNotificationSettings, { token });
    expect(await choices()).toMatchObject({ isLineLinked: false, line: false });
    const refused = await service.refusal(setNotificationSettings, { body: { line: true }, token });
    expect(refused.code).toBe("line-unlinked");
    await service.call(confirmPin, { body: { password: PASSWORD }, token });
    const link = () => service.call(linkLine, { token, headers: { "line-id-token": word } });
    await link();
    await choose(token, true);
    expect(await choices()).toMatchObject({ isLineLinked: true, line: true });

    await service.call(updateUsersInfos, { body: { lineId: "" }, token });
    await payIn(service, { uuid: "", userName, token }, 100);
    await link();
    await payIn(service, { uuid: "", userName, token }, 100);
    await carried();
    expect(await choices()).toMatchObject({ isLineLinked: true, line: false });
    expect(await kept(lineId)).toEqual([]);
  });

  test.each([
    ["LINE", { line: false }],
    ["results", { results: "none" as const }],
    ["results of slips that brought nothing", { results: "wins" as const }],
  ])(
    "what waits for another try is not sent to a member who has chosen %s off meanwhile",
    async (_, choice) => {
      const member = await linked();
      await choose(member.token, true);
      const betId = await addRound(service, "th_open");
      await bet(service, member, betId, [line("teng_bon_2", "11", 10)]);
      // Written, and due only when this test says so.
      await service.db.execute(sql`ALTER TABLE line_message ALTER due_at SET DEFAULT 'infinity'`);
      await settle(service, betId, { top3: "547", bottom2: "00" });
      await service.db.execute(sql`ALTER TABLE line_message ALTER due_at SET DEFAULT clock_timestamp()`);
      expect(await waiting()).toBe(1);
      await service.send(setNotificationSettings, { body: choice, token: member.token, headers: page });
      await service.db.execute(sql`UPDATE line_message SET due_at = clock_timestamp()`);
      await service.tick();
      await carried();
      expect(await kept(member.lineId)).toEqual([]);
    },
  );

  test("news in another language is not sent to who does not read it", async () => {
    const member = await linked();
    await choose(member.token, true);
    const publishedAt = new Date(await service.now());
    for (const locale of ["th", "mm"])
      await service.db.insert(contentPiece).values({
        kind: "news",
        id: `in ${locale}`,
        isHidden: false,
        publishedAt,
        locale,
        piece: { title: "x" },
      });
    await service.tick();
    await carried();
    expect(await kept(member.lineId)).toEqual([
      `ဂဏန်းအိမ်: သတင်းအသစ် ရှိပါသည်\n${SITE}/mm/main?openExternalBrowser=1`,
    ]);
  });

  test("a sender that dies after LINE took a message over sends it under the same key: nothing comes twice", async () => {
    const member = await linked();
    await choose(member.token, true);
    losesAnswers = true;
    tries = 0;
    await payIn(service, member, 100);
    await vi.waitFor(async () => expect(await kept(member.lineId)).toHaveLength(1), soon);
    await service.close();
    const triesBefore = tries;
    losesAnswers = false;
    await start();
    // It may be due again, and sent, as soon as the next process is there.
    await service.db.execute(sql`UPDATE line_message SET due_at = clock_timestamp()`);
    await service.tick();
    await carried();
    expect(tries - triesBefore).toBe(1);
    expect(await kept(member.lineId)).toHaveLength(1);
  });

  test("the simulator's page shows the chats of the browser that asks, labelled, and nobody else's", async () => {
    const member = await newcomer(service, 0);
    const { sub } = playAccount("Sophea", "a-browser-of-tests");
    await service.db.execute(sql`UPDATE member SET line_uid = ${sub} WHERE uuid = ${member.uuid}`);
    await choose(member.token, true);
    await payIn(service, member, 100);
    await carried();
    const shown = async (deviceId: string) =>
      (
        await fetch(`${service.origin}/sim/line/messages?ui_locales=en`, {
          headers: { "x-device-id": deviceId },
        })
      ).text();
    expect(await shown("a-browser-of-tests")).toMatch(
      /not the real LINE[\s\S]*<h2>Sophea<\/h2>[\s\S]*သွင်းငွေ ဝင်ပါပြီ/,
    );
    for (const deviceId of ["another-browser", ""])
      expect(await shown(deviceId)).not.toContain("openExternalBrowser");
  });
});

describe("a message by LINE's Messaging API", () => {
  let api: Line;
  beforeAll(async () => {
    api = await startLine();
  });
  afterAll(() => api.stop());

  const message = () => ({ retryKey: randomUUID(), to: api.person.userId, text: "A slip has won" });
  const send = (one = message(), token = api.env.LINE_MESSAGING_TOKEN ?? "") =>
    linePush(token, api.origin).send(one);

  test("is pushed with the channel's token under the message's own key: under the same one it arrives once", async () => {
    const one = message();
    api.loseNextAnswer();
    await expect(send(one)).rejects.toThrow();
    expect(await send(one)).toBe("sent");
    expect([api.delivered(), api.repeats()]).toEqual([[{ to: one.to, text: one.text }], 1]);
    expect(api.refused).toEqual([]);
  });

  test("that LINE refuses is not tried again", async () => {
    expect(await send(message(), "the token of another channel")).toEqual({ refused: 401 });
    expect(await send({ ...message(), to: "somebody" })).toEqual({ refused: 400 });
  });

  test("to one who takes none of ours is not tried again", async () => {
    api.answerNext({ status: 400, body: { message: "Failed to send messages" } });
    expect(await send()).toBe("unreachable");
  });

  test.each([429, 500, 503])("that LINE answers with %i is tried again", async (status) => {
    api.answerNext({ status });
    await expect(send()).rejects.toThrow(`LINE answered ${status}`);
  });

  test("that finds nobody at LINE's address is tried again, too", async () => {
    const nowhere = linePush("token", "http://127.0.0.1:9");
    await expect(nowhere.send(message())).rejects.toThrow();
  });

  test("needs the login by the same LINE, whose user ids it sends to", () => {
    const read = () =>
      readUpstreamEnv({
        NODE_ENV: "test",
        TOKEN_SECRET: "a secret that signs the tokens of these tests",
        ...{ PUSHER_APP_ID: "app", PUSHER_KEY: "key", PUSHER_SECRET: "push-secret-of-tests" },
        LINE_MESSAGING_TOKEN: "the channel's access token",
      });
    expect(read).toThrow("LINE_MESSAGING_TOKEN: needs LINE_CHANNEL_ID beside it");
  });
});
