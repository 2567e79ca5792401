/** What section 7 of the spec calls, one answer each, with the fields of section 3 alone. */
import { randomUUID } from "node:crypto";
import { latestRounds, latestSets, type SpecRound, wallClock } from "./rounds";

/** A call as it arrived. */
export interface Asked {
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** Null for a guest. */
  userName: string | null;
  nowMs: number;
}

/** An answer: data below `data`, a status with a plain message, or the whole answer as it is. */
export type Told = { data: unknown; auth?: string } | { status: number; message: string } | { bare: unknown };

export const member = {
  userName: "somchai",
  password: "Secret#99",
  uuid: "0e9c1b52-6f7f-4a53-9d7f-0d1c2b3a4f55",
};

/** In memory: what members did since the start. */
export function callsOf(bornMs: number): Record<string, (asked: Asked) => Told> {
  const shots = new Map<string, { betId: string; yingNumber: string }[]>();
  const bought: unknown[] = [];
  const accounts: unknown[] = [];
  const fast: object[] = [];
  const profile = {
    ...{ level: 1, lineId: null, userName: member.userName, name: "สมชาย ใจดี", email: null, avatar: null },
    ...{ phoneNumber: "0812345678", lineUid: null, cash: 1234.5, afCash: 20, loyaltyPoint: 7 },
  };
  const support = {
    ...{ activePopup: false, activeSupport: true, officePhoneNumber: "021234567" },
    ...{ urlBailek: null, urlPopup: null, urlSupport: "https://support.example" },
  };
  const roundsAt = (nowMs: number): SpecRound[] => [
    ...latestRounds(bornMs, nowMs),
    ...(Object.values(latestSets(bornMs, nowMs)) as SpecRound[]),
  ];
  const roundOf = ({ query, body, nowMs }: Asked, name: string) => {
    const id = query.get(name) ?? body[name];
    return roundsAt(nowMs).find(({ betList }) => betList.betId === id);
  };
  const entered = (asked: Asked): Told =>
    asked.body.userName === member.userName && asked.body.password === member.password
      ? { data: profile, auth: tokenOf(asked.nowMs) }
      : { status: 401, message: "invalid login credential" };
  const bet = (asked: Asked): Told => {
    const round = roundOf(asked, "betId");
    if (!round?.betList.active) return { status: 400, message: "round is closed" };
    bought.push(asked.body);
    return ok({ poyListJson: JSON.stringify(asked.body.lines) });
  };
  const at = (minutesBefore: number) => new Date(bornMs - minutesBefore * 60_000).toISOString();

  return {
    "POST /api/users.auth": members(() => ok(profile)),
    "POST /api/users.signup": ({ nowMs }) => ({ data: profile, auth: tokenOf(nowMs) }),
    "POST /api/users.login": entered,
    "POST /api/users.line-login": ({ nowMs }) => ({ data: profile, auth: tokenOf(nowMs) }),
    "POST /api/users-banks.create": members(({ body }) => {
      if (!body.bankCode || !body.bankAccountNumber) return { status: 400, message: "กรอกข้อมูลไม่ครบ" };
      accounts.push(body);
      return ok({});
    }),
    "POST /api/users.logout": () => ok({}),
    "GET /api/users-infos": members(() => ok(profile)),
    "POST /api/users-infos.update": members(({ body }) => ok(Object.assign(profile, body))),
    "POST /api/users.phone-number.update": members(({ body }) => ok(Object.assign(profile, body))),
    "GET /api/cashs": members(() => ok({ money: "1234.50" })),
    "GET /api/af-cashs": members(() => ok({ afMoney: 20 })),
    "GET /api/loyalty-points.balance": members(() => ok({ balance: 7 })),
    "GET /api/agents-supports": () => ok(support),
    "POST /api/agents-supports": () => ok(support),
    "POST /api/af-cashs.transaction.all": members(() =>
      ok([{ createdAt: at(300), transactionType: "MOVE_AF_TO_MONEY" }]),
    ),
    "GET /poy-api/bet-lists.latest": ({ nowMs }) => ok(latestRounds(bornMs, nowMs)),
    "GET /poy-api/bet-lists.one": (asked) => orMissing(roundOf(asked, "id")),
    "GET /poy-api/bet-list-min-maxes.all": (asked) =>
      roundOf(asked, "betId") ? ok(options.map(([betOption]) => ({ betOption, betMin: 1 }))) : missing,
    "GET /poy-api/number-reachs.rate-now.all": ({ query }) => {
      const rate = options.find(([option]) => option === query.get("betType"))?.[1] ?? 0;
      const rateNow = rate === 900 ? [{ number: "123", option: "teng_bon_3", multiply: "450" }] : [];
      return ok({ defaultRate: String(rate), rateNow });
    },
    "GET /poy-api/number-reachs.rate-recommend.all": ({ query }) =>
      ok([{ number: "1", option: query.get("betType"), multiply: 3 }]),
    "GET /poy-api/bet-list-results": (asked) => {
      const round = roundOf(asked, "betId");
      if (!round?.betList.setResult) return missing;
      return ok(
        round.betGroup === "gov"
          ? { first: "417652", front3: ["123", "456"], back3: ["789", "012"], back2: "34" }
          : { teng_bon_3: "652", teng_lang_2: "34" },
      );
    },
    "POST /poy-api/lotteries.4d.latest": ({ nowMs }) => ok(latestSets(bornMs, nowMs)),
    "POST /poy-api/lotteries.lao.create": members(bet),
    "POST /poy-api/lotteries.lao-super.create": members(bet),
    "POST /poy-api/lotteries.hanoy.create": members(bet),
    "POST /poy-api/lotteries.malay.create": members(bet),
    "POST /poy-api/ying-results.one": () => ok(null),
    "GET /poy-api/yings": ({ query }) => {
      const rows = shots.get(query.get("betId") ?? "") ?? [];
      return ok(rows.slice(0, Number(query.get("limit") ?? rows.length)));
    },
    "POST /poy-api/yings.summary": ({ body }) => {
      const rows = shots.get(String(body.betId)) ?? [];
      return ok({
        betId: body.betId,
        yingNumber: String(rows.reduce((sum, row) => sum + Number(row.yingNumber), 0)),
      });
    },
    "POST /poy-api/yings.create": members(({ body }) => {
      const betId = String(body.betId);
      shots.set(betId, [{ betId, yingNumber: String(body.yingNumber) }, ...(shots.get(betId) ?? [])]);
      return ok({ betId, yingNumber: body.yingNumber });
    }),
    "POST /poy-api/transactions.bank": members(() =>
      ok({
        depositFast: [
          ...fast,
          {
            ...{ id: 71, bankId: 4, prepareAmount: 300, prepareIndex: 7, prepareTotal: "300.07" },
            ...{ status: "success", referTransferId: null, createdAt: at(200) },
          },
        ],
        depositNormal: null,
        userWithdraw: [],
      }),
    ),
    // Where `depositSettings` name them; the spec has no path for either.
    "POST /poy-api/deposits.create": members(({ body, nowMs }) => {
      if (!fastDeposit.every((name) => body[name] !== undefined))
        return { status: 400, message: "กรอกข้อมูลไม่ครบ" };
      const { bankId, prepareAmount } = body;
      const opened = {
        ...{ id: 72 + fast.length, bankId, prepareAmount, prepareIndex: 7 },
        prepareTotal: (Number(prepareAmount) + 0.07).toFixed(2),
        ...{ status: "pending", referTransferId: null, createdAt: new Date(nowMs).toISOString() },
      };
      fast.unshift(opened);
      return ok(opened);
    }),
    "POST /poy-api/manual-deposits.create": members(({ body }) =>
      manualDeposit.every((name) => body[name] !== undefined)
        ? ok(null)
        : { status: 400, message: "กรอกข้อมูลไม่ครบ" },
    ),
    "POST /poy-api/true.wallet.history": members(() => {
      const { dt, time } = wallClock(bornMs - 3_600_000);
      return ok([{ transferTime: `${dt}T${time}:00.000Z` }]);
    }),
    "POST /poy-api/transactions.all": members(() =>
      ok([
        { createdAt: at(90), transactionType: "BET_YEEKEE" },
        { createdAt: at(30), transactionType: "WIN_YEEKEE" },
        { createdAt: at(20), transactionType: "SOMETHING_OF_THEIR_OWN" },
      ]),
    ),
    "POST /poy-api/partners.game.list.config": members(() =>
      ok([{ partner: "pg-soft2", gameList: null, gameId: "7", name: "Lucky Cat", imageUrl: null }]),
    ),
    "POST /poy-api/partners.game.list.config.nr": members(() => ok([])),
    "GET /poy-api/game-highlight-configs": members(() => ok([])),
  };
}

/** The fields of section 3. */
const fastDeposit = ["bankId", "bankCode", "bankAccountNumber", "bankAccountName", "prepareAmount"];
const manualDeposit = [
  ...["bankId", "channel", "channelName", "bankCode", "bankAccountNumber", "bankAccountName", "amount"],
  "depositAt",
];

/** Options and their rates. */
const options = [
  ["teng_bon_3", 900],
  ["tode_3", 150],
  ["teng_bon_2", 95],
  ["teng_lang_2", 95],
  ["teng_bon_1", 3.2],
  ["teng_lang_1", 4.2],
] as const;

const ok = (data: unknown): Told => ({ data });
const missing: Told = { status: 404, message: "not found" };
const orMissing = (data: unknown): Told => (data === undefined ? missing : ok(data));

const members =
  (answer: (asked: Asked) => Told) =>
  (asked: Asked): Told =>
    asked.userName === null ? { status: 401, message: "unAuthorized" } : answer(asked);

/** A token with uuid and a numeric status, and when it ends. */
export function tokenOf(nowMs: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { uuid: member.uuid, status: 0, jti: randomUUID(), exp: Math.floor(nowMs / 1000) + 7200 };
  return `${part({ alg: "HS256" })}.${part(claims)}.${Buffer.from("signature").toString("base64url")}`;
}
