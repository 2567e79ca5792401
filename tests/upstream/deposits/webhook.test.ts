import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bangkokIso } from "@/lib/domain/time/time";
import { signFeed, WEBHOOK_PATH } from "@/upstream/deposits/providers/webhook";
import { newKey } from "../../../tools/testing/calls";
import { databases, embeddedAlone } from "../../support/database";
import { askCoins, askQr, cashOf, look, queueOf } from "../../support/deposits";
import { brokenLaws } from "../../support/ledger";
import { newcomer } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const SECRET = "a secret between the bank's robot and the site";

describe.each(databases)("a signed feed on $kind", (kind) => {
  const open = useService(kind, { DEPOSIT_FEED_SECRETS: [{ id: "", secret: SECRET }] });

  test("credits what is exact, queues what is not, and is harmless when repeated", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askQr(service, member, 300);
    const at = bangkokIso(await service.now());
    const row = { bankAccountId: request.bankId, at, channel: "robot" };
    const body = {
      rows: [
        { ...row, amount: request.prepareTotal / 100, ref: newKey() },
        { ...row, amount: 7_654.32, ref: newKey() },
      ],
    };
    const first = await post(service, body);
    expect([first.status, first.rows]).toEqual([
      200,
      [
        { matched: true, depositId: request.id, isNew: true },
        { matched: false, why: "unknown", isNew: true },
      ],
    ]);
    const repeats = await Promise.all(Array.from({ length: 5 }, () => post(service, body)));
    for (const { rows } of repeats) expect(rows?.map(({ isNew }) => isNew)).toEqual([false, false]);
    expect(await cashOf(service, member)).toBe(request.prepareTotal);
    expect((await queueOf(service)).filter(({ amount }) => amount === 7_654_32)).toHaveLength(1);
  });

  test("tells of coins as the chain confirms them", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const request = await askCoins(service, member, 2_000, ["BTC", "Bitcoin"]);
    const row = {
      bankAccountId: request.bankId,
      coinAmount: request.transfer?.coinAmount,
      at: bangkokIso(await service.now()),
      ref: newKey(),
      channel: "watcher",
    };
    const seen = await post(service, { rows: [{ ...row, confirmations: 0 }] });
    expect(seen.rows).toEqual([
      { matched: false, depositId: request.id, confirmations: 0, needed: 2, isNew: true },
    ]);
    await post(service, { rows: [{ ...row, confirmations: 2 }] });
    expect(await look(service, member, request)).toMatchObject({
      status: "credited",
      creditedAmount: 2_000_00,
    });
  });

  test.each([
    ["without a signature", { "x-feed-signature": "" }],
    [
      "with another's signature",
      { "x-feed-signature": signFeed("another secret", seconds(), Buffer.from("{}")) },
    ],
    ["signed an hour ago", signed({}, SECRET, seconds(-3_600))],
    ["signed in an hour", signed({}, SECRET, seconds(3_600))],
    ["with a time that was not signed", { ...signed({}), "x-feed-timestamp": seconds(1) }],
    ["with a body that was not signed", signed({ rows: [] })],
  ])("is refused %s", async (_, headers) => {
    const answer = await open().wire("POST", WEBHOOK_PATH, {}, { ...signed({}), ...headers });
    expect([answer.status, answer.body]).toMatchObject([403, { code: "forbidden" }]);
  });

  test("answers row by row: what is wrong with one holds up none of the others, however often it is told", async () => {
    const service = open();
    const at = bangkokIso(await service.now());
    const good = { bankAccountId: 1, amount: 4_321.98, at, ref: newKey(), channel: "robot" };
    const last = { ...good, ref: newKey() };
    const other = () => ({ ...good, ref: newKey() });
    const rows = [
      good,
      { ...other(), amount: 0.001 },
      { ...other(), bankAccountId: 77 },
      { ...good, amount: 1 },
      { ...other(), bankAccountId: 21 },
      { ...other(), at: "0001-01-01T00:00:00Z" },
      { ...other(), at: "9999-12-31T23:59:59Z" },
      "no row at all",
      last,
    ];
    const refused = [
      ...["invalid-input", "bank-account-unknown", "idempotency-mismatch", "bank-account-unknown"],
      ...["invalid-input", "invalid-input", "invalid-input"],
    ].map((code) => ({ refused: code }));
    const queued = (isNew: boolean) => ({ matched: false, why: "unknown", isNew });
    const first = await post(service, { rows });
    expect([first.status, first.rows]).toEqual([200, [queued(true), ...refused, queued(true)]]);
    expect((await post(service, { rows })).rows).toEqual([queued(false), ...refused, queued(false)]);
    const refs = (await queueOf(service)).filter(({ amount }) => amount === 4_321_98).map(({ ref }) => ref);
    expect(refs.toSorted()).toEqual([good.ref, last.ref].toSorted());
    expect((await post(service, { rows: [] })).status).toBe(422);
  });

  test("of two hundred rows keeps all but the one whose time no bank has", async () => {
    const service = open();
    const at = bangkokIso(await service.now());
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...{ bankAccountId: 1, amount: 1_234.56, ref: newKey(), channel: "robot" },
      at: index === 7 ? "0001-01-01T00:00:00Z" : at,
    }));
    const { status, rows: answers = [] } = await post(service, { rows });
    expect([status, answers.filter(({ isNew }) => isNew).length]).toEqual([200, 199]);
    expect(answers[7]).toEqual({ refused: "invalid-input" });
  });

  test("leaves the books sound", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

describe.each(embeddedAlone)("without its secret on $kind", (kind) => {
  const open = useService(kind, { DEPOSIT_FEED_SECRETS: null });

  test("the door for feeds does not exist", async () => {
    const body = { rows: [] };
    expect((await open().wire("POST", WEBHOOK_PATH, body, signed(body, ""))).status).toBe(404);
  });
});

function seconds(more = 0): string {
  return String(Math.floor(Date.now() / 1000) + more);
}

function signed(body: unknown, secret = SECRET, timestamp = seconds()): Record<string, string> {
  const signature = signFeed(secret, timestamp, Buffer.from(JSON.stringify(body)));
  return { "x-feed-timestamp": timestamp, "x-feed-signature": signature };
}

const answered = z.object({
  data: z.object({
    rows: z.array(z.looseObject({ matched: z.boolean().optional(), isNew: z.boolean().optional() })),
  }),
});

async function post(service: TestService, body: unknown) {
  const answer = await service.wire("POST", WEBHOOK_PATH, body, signed(body));
  return { status: answer.status, rows: answered.safeParse(answer.body).data?.data.rows };
}
