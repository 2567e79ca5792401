/** The calls that the product specification shows, service by service: `service METHOD /path`. */
export const specifiedCalls: readonly string[] = `
general POST /users.auth
general POST /users.signup
general POST /users.login
general POST /users.line-login
general POST /users-banks.create
general POST /users.logout
general GET /users-infos
general POST /users-infos.update
general POST /users.phone-number.update
general GET /cashs
general GET /af-cashs
general GET /loyalty-points.balance
general GET /agents-supports
general POST /agents-supports
general POST /af-cashs.transaction.all
general GET /sites.detail
poy GET /bet-lists.latest
poy GET /bet-lists.one
poy GET /bet-list-min-maxes.all
poy GET /number-reachs.rate-now.all
poy GET /number-reachs.rate-recommend.all
poy GET /bet-list-results
poy POST /lotteries.4d.latest
poy POST /lotteries.lao.create
poy POST /lotteries.lao-super.create
poy POST /lotteries.hanoy.create
poy POST /lotteries.malay.create
poy POST /ying-results.one
poy GET /yings
poy POST /yings.summary
poy POST /yings.create
poy POST /transactions.bank
poy POST /true.wallet.history
poy POST /transactions.all
poy POST /partners.game.list.config
poy POST /partners.game.list.config.nr
poy GET /game-highlight-configs
`
  .trim()
  .split("\n");
