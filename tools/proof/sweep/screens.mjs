import { randomUUID } from "node:crypto";

/**
 * Every screen with data on it: slips, sets, a shot, a waiting deposit. One row per screen: name, path without
 * its language, whether it is a member's, and what must be done before it is shown.
 * @param {Awaited<ReturnType<typeof import("../../site/own-site.mjs").startOwnSite>>} site
 */
export async function screensOf({ client, token, betId }) {
  const asMember = () => ({ token, key: randomUUID() });
  const post = (call, body) => client.post(`/poy-api/${call}`, body, asMember());

  const { poyId } = await post("poys.create", { betId, lines: await linesOf(client, betId) });
  const sets = await post("lotteries.4d.latest", {});
  const { betId: setRound, betName } = Object.values(sets).find((one) => one?.betList.active).betList;
  const setLines = [
    { number: "1234", sets: 1 },
    { number: "0077", sets: 2 },
  ];
  const setCall = `lotteries.${callOf[betName]}.create`;
  const setSlip = await post(setCall, { betId: setRound, betName, lines: setLines });
  const { betId: room, active } = await shotRound(client);
  if (active) await post("yings.create", { betId: room, yingNumber: "12345" });

  const current = () => client.get("/poy-api/deposits.current", token);
  const waitsNot = async () => {
    const live = await current();
    if (live) await post("deposits.cancel", { id: live.id });
  };
  /** Makes a live request of this channel; cancels any other one first. */
  const waits =
    (channel, more = {}) =>
    async () => {
      const live = await current();
      if (live?.channel === channel) return;
      await waitsNot();
      await post(`deposits.${channel}.create`, { prepareAmount: 500, ...more });
    };

  const open = [
    "/",
    "/login",
    "/register",
    "/forgot-pin",
    "/how-to",
    ...["deposit", "forgot-pin", "lotto", "lotto4d", "register-addbank", "result-poy", "withdraw"].map(
      (topic) => `/howto/${topic}`,
    ),
    "/promotions",
    "/vdo",
    "/vdo/place-a-bet",
    "/download",
    "/external/login",
    "/live/casino",
    "/terms",
    "/privacy",
    "/maintenance",
    "/offline",
    "/nowhere",
  ].map((path) => ({
    path,
  }));
  // A round that has not opened has no proof; the browser would log the answer 404.
  const proofs = active ? [`/results/yeekee/${room}`] : [];
  const results = ["/results", "/results?view=statistics", "/dreams", ...proofs].map((path) => ({
    path,
  }));
  const members = [
    ...["/main", "/number-set"],
    ...["/lotto", "/lotto/gov", `/lotto/gov/${betId}`, "/lotto/4d", "/lotto/yeekee", `/lotto/yeekee/${room}`],
    ...[
      "/games",
      "/games?kind=slots",
      "/game/wl/slots",
      "/game/wl/slots/golden-lotus",
      "/game/joker",
      "/game/sa",
    ],
    ...["/poy", "/poy/gov", `/poy/gov/${poyId}`],
    ...[
      "/poy/lottery",
      `/poy/lottery/${setSlip.betType}`,
      `/poy/lottery/${setSlip.betType}/${setSlip.poyId}`,
    ],
    ...["/credit/withdraw", "/credit/turnover", "/credit/statement", "/credit/status"],
    ...[
      "/bank/add",
      "/bank/status",
      "/profile/affiliate",
      "/profile/achievement",
      "/profile/limits",
      "/profile/change-pin",
    ],
    ...["/profile", "/profile/edit", "/profile/devices", "/profile/notifications"],
  ].map((path) => ({ path }));
  const forms = ["", "/fast", "/normal", "/qrcodes", "/truemoney", "/crypto"];
  const coin = { coin: "USDT", chain: "TRC20" };
  const deposit = [
    ...forms.map((form) => ({ path: `/credit/deposit${form}`, before: waitsNot })),
    { path: "/credit/deposit/fast/queue", before: waits("fast", { bankId: 1 }) },
    { path: "/credit/deposit/qrcode", before: waits("qrcode") },
    { path: "/credit/deposit/truemoney?waiting", before: waits("truemoney") },
    { path: "/credit/deposit/crypto/queue", before: waits("crypto", coin) },
  ];

  const ids = { [betId]: "round", [poyId]: "slip", [setSlip.poyId]: "slip", [room]: "room" };
  const row = (isMember) => (screen) => ({ ...screen, isMember, name: nameOf(screen.path, isMember, ids) });
  return [
    ...[...open, ...results].map(row(false)),
    ...[...members, ...results.slice(0, 1), ...deposit].map(row(true)),
  ];
}

const callOf = {
  BET_LOTERRY4_LAOS: "lao",
  BET_LOTTERY4_LAOS_SUPER: "lao-super",
  BET_LOTERRY4_HANOY: "hanoy",
  BET_LOTERRY4_MALAY: "malay",
};

async function linesOf(client, betId) {
  const numbers = { teng_bon_3: ["392", "239", "112"], teng_bon_2: ["92", "19"], teng_lang_2: ["06"] };
  const lines = [];
  for (const [option, values] of Object.entries(numbers)) {
    const path = `/poy-api/number-reachs.rate-now.all?betId=${betId}&betType=${option}`;
    const { defaultRate: multiply } = await client.get(path);
    for (const number of values)
      lines.push({ ref: `l${lines.length}`, add: 1, option, number, price: 20, multiply });
  }
  return lines;
}

/**
 * The round taking shots that stays open longest; between 04:00 and 06:00 in Bangkok none takes any, and it is
 * the next one.
 */
async function shotRound(client) {
  const rounds = await client.get("/poy-api/bet-lists.latest");
  const shot = rounds.filter(({ betType }) => betType === "pingpong").map(({ betList }) => betList);
  return shot.findLast(({ active }) => active) ?? shot[0];
}

function nameOf(path, isMember, ids) {
  const plain = Object.entries(ids).reduce((text, [id, word]) => text.replace(id, word), path);
  return `${isMember ? "member" : "guest"}${plain.replace(/[/?=]/g, "-").replace(/-$/, "")}`;
}
