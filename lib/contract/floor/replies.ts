/**
 * The least that an upstream answers: the calls of the product spec, with the fields that it names
 * and no others. Everything beyond is welcome and never needed.
 */
import { z } from "zod";
import { clockTime, date, isoTime } from "../values";

/** Shapes of one call's `data`. */
export interface FloorReply {
  /** `callKey` of the contract. */
  key: string;
  /** `z.unknown()` where the spec does not show an answer. */
  reply: z.ZodType;
}

const text = z.string();
const maybeText = z.string().nullable();
/** Baht, with at most two decimals. */
const baht = z.number();
const seconds = z.number().int().nonnegative();
const notShown = z.unknown();
const list = (row: z.ZodType) => z.array(row);

const member = z.object({
  level: z.number().int(),
  lineId: maybeText,
  userName: text,
  name: maybeText,
  email: maybeText,
  avatar: maybeText,
  phoneNumber: maybeText,
  lineUid: maybeText,
  cash: baht,
  afCash: baht,
  loyaltyPoint: z.number(),
});

const supportData = z.object({
  activePopup: z.boolean(),
  activeSupport: z.boolean(),
  officePhoneNumber: maybeText,
  urlBailek: maybeText,
  urlPopup: maybeText,
  urlSupport: maybeText,
});

const site = z.object({
  title: maybeText,
  description: maybeText,
  siteVerification: maybeText,
  gaID: maybeText,
});

const most = baht.optional();
const betList = z.object({
  dt: date,
  betId: text,
  betName: text,
  active: z.boolean(),
  setResult: z.boolean(),
  unixTimeStamp: z.object({ realCloseTime: seconds, realResultTime: seconds }),
  betMax_teng_bon_1: most,
  betMax_teng_lang_1: most,
  betMax_teng_bon_2: most,
  betMax_teng_lang_2: most,
  betMax_teng_bon_3: most,
  betMax_tode_3: most,
  betMax_teng_bon_nha_3: most,
  betMax_teng_lang_3: most,
});

const round = z.object({
  name: text,
  betGroup: text,
  betType: text,
  dt: date,
  closeDt: date,
  resultDt: date,
  closeTime: clockTime,
  resultTime: clockTime,
  betList,
});

const rate = z.object({ number: text, option: text, multiply: z.number() });
const transaction = z.object({ createdAt: isoTime, transactionType: text });
const requested = z.object({ createdAt: isoTime });
const fastDeposit = z.object({
  id: z.union([text, z.number()]),
  bankId: z.union([text, z.number()]),
  prepareAmount: baht,
  prepareIndex: z.number(),
  prepareTotal: z.number(),
  status: z.union([text, z.number()]),
  referTransferId: z.union([text, z.number()]).nullable(),
  createdAt: isoTime,
});
const slip = z.object({ poyListJson: z.unknown() });
const set = round.nullable();

/** In the spec's order. */
export const floorReplies: readonly FloorReply[] = [
  { key: "POST /users.auth", reply: notShown },
  { key: "POST /users.signup", reply: notShown },
  { key: "POST /users.login", reply: notShown },
  { key: "POST /users.line-login", reply: notShown },
  { key: "POST /users-banks.create", reply: notShown },
  { key: "POST /users.logout", reply: notShown },
  { key: "GET /users-infos", reply: member },
  { key: "POST /users-infos.update", reply: notShown },
  { key: "POST /users.phone-number.update", reply: notShown },
  { key: "GET /cashs", reply: z.object({ money: baht }) },
  { key: "GET /af-cashs", reply: z.object({ afMoney: baht }) },
  { key: "GET /loyalty-points.balance", reply: z.object({ balance: z.number() }) },
  { key: "GET /agents-supports", reply: supportData },
  { key: "POST /agents-supports", reply: supportData },
  { key: "POST /af-cashs.transaction.all", reply: list(transaction) },
  { key: "GET /sites.detail", reply: site },
  { key: "GET /bet-lists.latest", reply: list(round) },
  { key: "GET /bet-lists.one", reply: round },
  { key: "GET /bet-list-min-maxes.all", reply: list(z.object({ betOption: text, betMin: baht })) },
  {
    key: "GET /number-reachs.rate-now.all",
    reply: z.object({ defaultRate: z.number(), rateNow: list(rate) }),
  },
  { key: "GET /number-reachs.rate-recommend.all", reply: list(rate) },
  { key: "GET /bet-list-results", reply: notShown },
  { key: "POST /lotteries.4d.latest", reply: z.object({ hanoy: set, lao: set, laoSuper: set, malay: set }) },
  { key: "POST /lotteries.lao.create", reply: slip },
  { key: "POST /lotteries.lao-super.create", reply: slip },
  { key: "POST /lotteries.hanoy.create", reply: slip },
  { key: "POST /lotteries.malay.create", reply: slip },
  { key: "POST /ying-results.one", reply: notShown },
  { key: "GET /yings", reply: list(notShown) },
  { key: "POST /yings.summary", reply: notShown },
  { key: "POST /yings.create", reply: notShown },
  {
    key: "POST /transactions.bank",
    reply: z.object({
      depositFast: list(fastDeposit),
      depositNormal: list(requested),
      userWithdraw: list(requested),
    }),
  },
  { key: "POST /true.wallet.history", reply: list(z.object({ transferTime: text })) },
  { key: "POST /transactions.all", reply: list(transaction) },
  { key: "POST /partners.game.list.config", reply: list(notShown) },
  { key: "POST /partners.game.list.config.nr", reply: list(notShown) },
  { key: "GET /game-highlight-configs", reply: list(notShown) },
];

/** Null for a call that the spec does not have. */
export const floorReplyOf = (key: string): z.ZodType | null =>
  floorReplies.find((call) => call.key === key)?.reply ?? null;
