/** Which screens live on which calls: read by `docs/own-upstream.md` and by `npm run check-upstream`. */

export interface Screen {
  /** Its addresses; `*` for every page, `member` for every page of a member. */
  paths: readonly string[];
  /** Calls of the spec that it stands on, by `callKey`. */
  needs: readonly string[];
  /** Calls of this project's own that make it better; without any of the spec it is not offered without these. */
  more: readonly string[];
}

export const screens: readonly Screen[] = [
  {
    paths: ["*"],
    needs: ["GET /sites.detail", "GET /agents-supports", "POST /agents-supports"],
    more: [
      ...["GET /sites.maintenance", "GET /sites.release-start", "GET /popups.all", "POST /visitors.identify"],
      ...["POST /push.auth", "POST /devices.push-token", "GET /files.one"],
    ],
  },
  {
    paths: ["member"],
    needs: ["POST /users.auth", "GET /users-infos", "GET /cashs", "POST /users.logout"],
    more: [
      ...["GET /users.shell", "GET /notifications.all", "POST /notifications.read", "GET /users.terms"],
      ...["POST /users.terms.accept", "POST /users.confirm-pin", "POST /otps.verify"],
      ...["POST /passkeys.confirm-options", "POST /passkeys.confirm-verify", "GET /player-sessions.summary"],
    ],
  },
  {
    paths: ["/"],
    needs: ["GET /bet-lists.latest"],
    more: ["GET /markets.all", "GET /news.all", "GET /banners.all", "GET /bet-list-results.history"],
  },
  {
    paths: ["/login", "/external/login"],
    needs: ["POST /users.login", "POST /users.line-login"],
    more: [
      ...["POST /users.external-login", "POST /hand-offs.create", "POST /hand-offs.exchange"],
      ...["POST /passkeys.login-options", "POST /passkeys.login-verify"],
    ],
  },
  {
    paths: ["/register"],
    needs: ["POST /users.signup", "POST /users-infos.update"],
    more: ["POST /af-cashs.click"],
  },
  { paths: ["/forgot-pin"], needs: [], more: ["POST /otps.request", "POST /users.forgot-password"] },
  {
    paths: ["/main"],
    needs: ["GET /bet-lists.latest", "POST /transactions.all", "GET /game-highlight-configs"],
    more: ["POST /transactions.page", "POST /poys.all", "GET /bet-list-results.history", "GET /news.all"],
  },
  {
    paths: ["/lotto", "/lotto/{betGroup}", "/lotto/yeekee"],
    needs: ["GET /bet-lists.latest"],
    more: ["GET /markets.all", "GET /bet-lists.day"],
  },
  {
    paths: ["/lotto/{betGroup}/{betId}"],
    needs: [
      ...["GET /bet-lists.one", "GET /bet-list-min-maxes.all", "GET /number-reachs.rate-now.all"],
      "GET /number-reachs.rate-recommend.all",
    ],
    more: ["GET /number-reachs.rate-now.round", "POST /poys.create", "GET /poys.by-key"],
  },
  {
    paths: ["/lotto/yeekee/{betId}"],
    needs: ["GET /yings", "POST /yings.summary", "POST /yings.create", "POST /ying-results.one"],
    more: ["GET /yings.proof", "GET /yings.freezes", "GET /yings.witness-path"],
  },
  {
    paths: ["/lotto/4d"],
    needs: [
      ...["POST /lotteries.4d.latest", "POST /lotteries.lao.create", "POST /lotteries.lao-super.create"],
      ...["POST /lotteries.hanoy.create", "POST /lotteries.malay.create"],
    ],
    more: ["GET /lotteries.4d.quotas"],
  },
  {
    paths: ["/poy"],
    needs: [],
    more: [
      ...["POST /poys.all", "GET /poys.one", "POST /poys.abort", "GET /receipts.one"],
      "POST /receipts.switch",
    ],
  },
  {
    paths: ["/number-set"],
    needs: [],
    more: [
      ...["GET /number-sets.all", "POST /number-sets.create", "POST /number-sets.update"],
      "POST /number-sets.remove",
    ],
  },
  { paths: ["/dreams"], needs: ["GET /bet-lists.latest"], more: [] },
  {
    paths: ["/results"],
    needs: ["GET /bet-list-results", "GET /bet-lists.latest"],
    more: ["GET /bet-list-results.all", "GET /bet-list-results.history"],
  },
  {
    paths: ["/credit/statement"],
    needs: [
      ...["POST /transactions.all", "POST /transactions.bank", "POST /true.wallet.history"],
      "POST /af-cashs.transaction.all",
    ],
    more: ["POST /transactions.page"],
  },
  {
    paths: ["/credit/deposit"],
    needs: ["POST /transactions.bank"],
    more: [
      ...["GET /deposits.channels", "GET /deposits.current", "GET /deposits.one", "POST /deposits.cancel"],
      ...["POST /deposits.claim", "POST /deposits.fast.create", "POST /deposits.normal.create"],
      ...["POST /deposits.qrcode.create", "POST /deposits.crypto.create", "POST /deposits.truemoney.create"],
      ...["POST /files.create", "POST /simulators.transfer"],
    ],
  },
  {
    paths: ["/credit/withdraw", "/credit/turnover", "/credit/status"],
    needs: ["GET /cashs", "POST /transactions.bank"],
    more: ["POST /withdraws.create", "GET /withdraws.all", "GET /turnovers.one"],
  },
  {
    paths: ["/bank/add", "/bank/status"],
    needs: ["POST /users-banks.create"],
    more: ["GET /banks.all", "GET /users-banks.all"],
  },
  {
    paths: ["/games", "/game", "/live/casino"],
    needs: [
      ...["POST /partners.game.list.config", "POST /partners.game.list.config.nr"],
      "GET /game-highlight-configs",
    ],
    more: ["POST /partners.game.launch", "POST /partners.game.logout", "GET /partners.game.round"],
  },
  {
    paths: ["/profile", "/profile/edit"],
    needs: [
      ...["GET /users-infos", "POST /users-infos.update", "POST /users.phone-number.update"],
      "GET /loyalty-points.balance",
    ],
    more: [
      ...["GET /users.notices", "POST /users.notices", "GET /users.sessions", "POST /users.sessions.revoke"],
      ...["GET /player-limits", "POST /player-limits", "POST /users.line-link", "POST /users.close"],
      ...["GET /passkeys.all", "POST /passkeys.register-options", "POST /passkeys.register-verify"],
      "POST /passkeys.remove",
      "POST /users.export",
    ],
  },
  {
    paths: ["/profile/affiliate"],
    needs: ["GET /af-cashs", "POST /af-cashs.transaction.all"],
    more: ["GET /af-cashs.summary", "POST /af-cashs.move"],
  },
  {
    paths: ["/profile/achievement"],
    needs: ["GET /loyalty-points.balance"],
    more: ["GET /achievements.all", "POST /achievements.claim"],
  },
  {
    paths: ["/profile/support"],
    needs: [],
    more: ["GET /tickets.all", "POST /tickets.create", "POST /tickets.write"],
  },
  { paths: ["/profile/change-pin"], needs: [], more: ["POST /users.change-password"] },
  {
    paths: ["/promotions", "/vdo"],
    needs: [],
    more: ["GET /promotions.all", "GET /vdos.all", "GET /vdos.one"],
  },
];

const everyPage: Record<string, string> = { "*": "every page", member: "every page of a member" };

/** The addresses of a screen for people. */
export const namesOf = ({ paths }: Screen): string[] => paths.map((path) => everyPage[path] ?? path);

/** Where a call's absence or its wrong answer shows. */
export const screensOn = (key: string): string[] =>
  screens.filter(({ needs, more }) => needs.includes(key) || more.includes(key)).flatMap(namesOf);
