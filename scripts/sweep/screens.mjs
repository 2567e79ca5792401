import { randomUUID } from "node:crypto";

/**
 * Every screen that is built, with something on it: a slip, a deposit that waits. One row a screen: name, path
 * without its language, and whether a member looks at it.
 * @param {Awaited<ReturnType<typeof import("../../bench/own-site.mjs").startOwnSite>>} site
 */
export async function screensOf({ client, token, betId }) {
  const query = (option) => `/poy-api/number-reachs.rate-now.all?betId=${betId}&betType=${option}`;
  const numbers = { teng_bon_3: ["392", "239", "112"], teng_bon_2: ["92", "19"], teng_lang_2: ["06"] };
  const lines = [];
  for (const [option, values] of Object.entries(numbers)) {
    const { defaultRate: multiply } = await client.get(query(option));
    for (const number of values)
      lines.push({ ref: `l${lines.length}`, add: 1, option, number, price: 20, multiply });
  }
  const asMember = () => ({ token, key: randomUUID() });
  const { poyId } = await client.post("/poy-api/poys.create", { betId, lines }, asMember());
  await client.post("/poy-api/deposits.fast.create", { bankId: 1, prepareAmount: 500 }, asMember());

  const guest = ["/", "/login", "/register", "/results", "/nowhere"];
  const member = [
    ...[
      "/main",
      "/lotto",
      "/lotto/gov",
      `/lotto/gov/${betId}`,
      "/poy",
      "/poy/gov",
      `/poy/gov/${poyId}`,
      "/results",
    ],
    ...["/credit/deposit", "/credit/deposit/fast", "/credit/deposit/fast/queue"],
  ];
  return [
    ...guest.map((path) => ({ path, isMember: false, name: `guest${nameOf(path)}` })),
    ...member.map((path) => ({
      path,
      isMember: true,
      name: `member${nameOf(path.replace(betId, "round").replace(poyId, "slip"))}`,
    })),
  ];
}

const nameOf = (path) => path.replaceAll("/", "-").replace(/-$/, "") || "";
