/**
 * The specification's routes and statuses as a table, written by hand and independent of the code (decisions 1 to
 * 5): what each address answers to each visitor. `page`: 200; `home`: a redirect to `/`; `main`: a redirect to
 * `/main`; `no`: 403; `>address`: a redirect from a retired address. x1 and y2 stand for parameters.
 */
export const specTable = `
address                             guest        0            1            2            3            4            undecodable  expired      undefined
# Main routes
/                                   page         main         page         main         main         main         page         page         page
/main                               home         page         page         page         page         page         home         home         home
/download                           page         page         page         page         page         page         home         page         page
/forgot-pin                         page         page         page         page         page         page         home         page         page
/game                               home         page         page         page         no           page         home         home         home
/games                              home         page         page         page         no           page         home         home         home
/games/round/1                      home         page         page         page         no           page         home         home         home
/how-to                             page         page         page         page         page         page         home         page         page
/lotto                              home         page         page         page         page         no           home         home         home
/maintenance                        page         page         page         page         page         page         home         page         page
/number-set                         home         page         page         page         page         page         home         home         home
/poy                                home         page         page         page         page         page         home         home         home
/profile                            home         page         page         page         page         page         home         home         home
/promotions                         page         page         page         page         page         page         home         page         page
/register                           page         main         page         main         main         main         home         page         page
/results                            page         page         page         page         page         page         home         page         page
/vdo                                page         page         page         page         page         page         home         page         page
/login                              page         main         page         main         main         main         home         page         page
# Bank routes
/bank/add                           home         page         page         no           page         page         home         home         home
/bank/status                        home         page         page         no           page         page         home         home         home
# Credit routes
/credit/deposit                     home         page         page         no           page         page         home         home         home
/credit/statement                   home         page         page         no           page         page         home         home         home
/credit/status                      home         page         page         no           page         page         home         home         home
/credit/turnover                    home         page         page         no           page         page         home         home         home
/credit/withdraw                    home         page         page         no           page         page         home         home         home
/credit/deposit/crypto              home         page         page         no           page         page         home         home         home
/credit/deposit/crypto/queue        home         page         page         no           page         page         home         home         home
/credit/deposit/fast                home         page         page         no           page         page         home         home         home
/credit/deposit/fast/queue          home         page         page         no           page         page         home         home         home
/credit/deposit/normal              home         page         page         no           page         page         home         home         home
/credit/deposit/qrcode              home         page         page         no           page         page         home         home         home
/credit/deposit/qrcodes             home         page         page         no           page         page         home         home         home
/credit/deposit/truemoney           home         page         page         no           page         page         home         home         home
# Login routes
/external/login                     page         page         page         page         page         page         home         page         page
/login/line/auth                    page         page         page         page         page         page         home         page         page
# Game routes
/game/all-bet                       home         page         page         page         no           page         home         home         home
/game/ezg                           home         page         page         page         no           page         home         home         home
/game/ezg/x1                        home         page         page         page         no           page         home         home         home
/game/gpx                           home         page         page         page         no           page         home         home         home
/game/gpx/x1                        home         page         page         page         no           page         home         home         home
/game/gpx/x1/y2                     home         page         page         page         no           page         home         home         home
/game/hg                            home         page         page         page         no           page         home         home         home
/game/joker                         home         page         page         page         no           page         home         home         home
/game/joker/x1                      home         page         page         page         no           page         home         home         home
/game/logout                        home         page         page         page         no           page         home         home         home
/game/pegasus                       home         page         page         page         no           page         home         home         home
/game/pegasus/x1                    home         page         page         page         no           page         home         home         home
/game/pg-soft2                      home         page         page         page         no           page         home         home         home
/game/pg-soft2/x1                   home         page         page         page         no           page         home         home         home
/game/sa                            home         page         page         page         no           page         home         home         home
/game/soccer                        home         page         page         page         no           page         home         home         home
/game/wm                            home         page         page         page         no           page         home         home         home
/game/wm/list                       home         page         page         page         no           page         home         home         home
/game/world-casino                  home         page         page         page         no           page         home         home         home
/game/wl/x1                         home         page         page         page         no           page         home         home         home
/game/wl/x1/y2                      home         page         page         page         no           page         home         home         home
/game/wl-game-test                  home         >/games      >/games      >/games      no           >/games      home         home         home
/game/wl-game-test/x1               home         >/game/wl/x1  >/game/wl/x1  >/game/wl/x1  no           >/game/wl/x1  home         home         home
/game/wl-game-test/x1/y2            home         >/game/wl/x1/y2  >/game/wl/x1/y2  >/game/wl/x1/y2  no           >/game/wl/x1/y2  home         home         home
/game/wl/index-backup               home         >/games      >/games      >/games      no           >/games      home         home         home
/game/wl/index-backup/x1            home         >/games      >/games      >/games      no           >/games      home         home         home
/game/wl/index-backup/x1/y2         home         >/games      >/games      >/games      no           >/games      home         home         home
# How-to routes
/howto/deposit                      page         page         page         page         page         page         home         page         page
/howto/forgot-pin                   page         page         page         page         page         page         home         page         page
/howto/lotto                        page         page         page         page         page         page         home         page         page
/howto/lotto4d                      page         page         page         page         page         page         home         page         page
/howto/register-addbank             page         page         page         page         page         page         home         page         page
/howto/result-poy                   page         page         page         page         page         page         home         page         page
/howto/withdraw                     page         page         page         page         page         page         home         page         page
# Other routes
/live/casino                        page         page         page         page         page         page         home         page         page
/lotto/4d                           home         page         page         page         page         no           home         home         home
/lotto/x1                           home         page         page         page         page         no           home         home         home
/lotto/x1/y2                        home         page         page         page         page         no           home         home         home
/lotto/index-backup                 home         >/lotto      >/lotto      >/lotto      >/lotto      no           home         home         home
/poy/lottery                        home         page         page         page         page         page         home         home         home
/poy/lottery/x1                     home         page         page         page         page         page         home         home         home
/poy/lottery/x1/y2                  home         page         page         page         page         page         home         home         home
/poy/x1                             home         page         page         page         page         page         home         home         home
/poy/x1/y2                          home         page         page         page         page         page         home         home         home
/profile/achievement                home         page         page         page         page         page         home         home         home
/profile/change-pin                 home         page         page         page         page         page         home         home         home
/profile/edit                       home         page         page         page         page         page         home         home         home
/register/x1                        page         main         page         main         main         main         home         page         page
/register/index-backup              >/register   main         >/register   main         main         main         home         >/register   >/register
/register/x1/index-backup           >/register/x1  main         >/register/x1  main         main         main         home         >/register/x1  >/register/x1
/vdo/x1                             page         page         page         page         page         page         home         page         page
# Pages beyond the spec's list
/results/yeekee/x1                  page         page         page         page         page         page         home         page         page
/receipt/x1                         page         page         page         page         page         page         home         page         page
/howto/draw                         page         page         page         page         page         page         home         page         page
/howto/draw/proof                   page         page         page         page         page         page         home         page         page
/howto/paste                        page         page         page         page         page         page         home         page         page
/dreams                             page         page         page         page         page         page         home         page         page
/results/freezes                    page         page         page         page         page         page         home         page         page
/terms                              page         page         page         page         page         page         home         page         page
/privacy                            page         page         page         page         page         page         home         page         page
/offline                            page         page         page         page         page         page         home         page         page
/profile/affiliate                  home         page         page         page         page         page         home         home         home
/profile/notifications              home         page         page         page         page         page         home         home         home
/profile/support                    home         page         page         page         page         page         home         home         home
/profile/devices                    home         page         page         page         page         page         home         home         home
/profile/limits                     home         page         page         page         page         page         home         home         home
`;
