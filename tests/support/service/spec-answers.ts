/** Answers with the fields of the product spec and no others, by `callKey`. */
const round = (betGroup: string, betType: string, betId: string) => ({
  ...{ name: betType, betGroup, betType, dt: "2026-11-30", closeDt: "2026-11-30", resultDt: "2026-11-30" },
  ...{ closeTime: "15:30", resultTime: "15:45" },
  betList: {
    ...{ dt: "2026-11-30", betId, betName: "BET", active: true, setResult: false },
    unixTimeStamp: { realCloseTime: 1_796_027_400, realResultTime: 1_796_028_300 },
    betMax_teng_bon_2: 500,
  },
});
const gov = round("gov", "gov", "gov-1");
const transaction = { createdAt: "2026-11-30T10:00:00+07:00", transactionType: "DEPOSIT" };
const rate = { number: "47", option: "teng_bon_2", multiply: 45 };
const support = {
  ...{ activePopup: false, activeSupport: true, officePhoneNumber: "02-000-0000" },
  ...{ urlBailek: null, urlPopup: null, urlSupport: null },
};
const member = {
  ...{ level: 1, lineId: null, userName: "somchai9", name: null, email: null, avatar: null },
  ...{ phoneNumber: null, lineUid: null, cash: 10.5, afCash: 0, loyaltyPoint: 0 },
};

export const specAnswers: Readonly<Record<string, unknown>> = {
  "POST /users.auth": {},
  "POST /users.signup": {},
  "POST /users.login": {},
  "POST /users.line-login": {},
  "POST /users-banks.create": {},
  "POST /users.logout": {},
  "GET /users-infos": member,
  "POST /users-infos.update": {},
  "POST /users.phone-number.update": {},
  "GET /cashs": { money: 10.5 },
  "GET /af-cashs": { afMoney: 0 },
  "GET /loyalty-points.balance": { balance: 0 },
  "GET /agents-supports": support,
  "POST /agents-supports": support,
  "POST /af-cashs.transaction.all": [transaction],
  "GET /sites.detail": { title: "Lotto", description: null, siteVerification: null, gaID: null },
  "GET /bet-lists.latest": [gov, round("yeekee", "yeekee", "yeekee-1")],
  "GET /bet-lists.one": gov,
  "GET /bet-list-min-maxes.all": [{ betOption: "teng_bon_2", betMin: 1 }],
  "GET /number-reachs.rate-now.all": { defaultRate: 90, rateNow: [rate] },
  "GET /number-reachs.rate-recommend.all": [rate],
  "GET /bet-list-results": {},
  "POST /lotteries.4d.latest": { hanoy: null, lao: null, laoSuper: null, malay: gov },
  "POST /lotteries.lao.create": { poyListJson: [] },
  "POST /lotteries.lao-super.create": { poyListJson: [] },
  "POST /lotteries.hanoy.create": { poyListJson: [] },
  "POST /lotteries.malay.create": { poyListJson: [] },
  "POST /ying-results.one": {},
  "GET /yings": [],
  "POST /yings.summary": {},
  "POST /yings.create": {},
  "POST /transactions.bank": { depositFast: [], depositNormal: [transaction], userWithdraw: [] },
  "POST /true.wallet.history": [{ transferTime: "2026-11-30T10:00:00Z" }],
  "POST /transactions.all": [transaction],
  "POST /partners.game.list.config": [],
  "POST /partners.game.list.config.nr": [],
  "GET /game-highlight-configs": [],
};
