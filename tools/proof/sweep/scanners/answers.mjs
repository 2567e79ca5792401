import { SignJWT } from "jose";
import { createVisitor } from "../visitor.mjs";
import { cookieFaults } from "./answer-cookies.mjs";
import { leaksIn } from "./answer-leaks.mjs";
import { headerFaults } from "./response-headers.mjs";
import { kindsOfAnswer, kindsWithoutUpstream } from "./response-kinds.mjs";

const payloadLimitBytes = 10_485_760;
const schemes = ["http", "https"];

/** Headers, cookies and bodies of every kind of response, requested by http and as from a proxy with https. */
export async function scanAnswers({ site, pool, endUpstream }) {
  const { DEMO_PASSWORD, TOKEN_SECRET, CSRF_SECRET, PUSHER_SECRET, PUSHER_KEY } = site.secrets;
  const people = await peopleOf(site);
  const secrets = {
    ...{ DEMO_PASSWORD, TOKEN_SECRET, CSRF_SECRET, PUSHER_SECRET },
    ...{ "a member's token": people.member["access-token"], "the data directory": site.dataDir },
    "the upstream's address": new URL(site.upstreamOrigin).host,
  };
  const wrong = [];
  let seen = 0;

  const judge = (asked, scheme, answer) => {
    seen += 1;
    const isHttps = scheme === "https";
    const faults = [
      ...(asked.status && answer.status !== asked.status
        ? [`answers ${answer.status}, not ${asked.status}`]
        : []),
      ...headerFaults({ ...asked, headers: answer.headers, isHttps }),
      ...cookieFaults(answer.setCookies, isHttps),
      ...leaksIn(answer.text, secrets),
      ...leaksIn(JSON.stringify({ ...answer.headers, "set-cookie": "" }), secrets),
    ];
    wrong.push(...faults.map((fault) => `${asked.method} ${asked.path} as ${asked.as}, ${scheme}: ${fault}`));
  };
  const askAll = async (kinds) => {
    for (const scheme of schemes) {
      for (const asked of kinds) {
        const visitor = visitorOf(pool, scheme, people[asked.as]);
        judge(asked, scheme, await visitor.ask(asked.method, asked.path, asked));
      }
    }
  };

  await askAll(kindsOfAnswer({ betId: site.betId, pusherKey: PUSHER_KEY }));
  for (const scheme of schemes) {
    for (const { asked, answer } of await session(visitorOf(pool, scheme, {}), DEMO_PASSWORD))
      judge(asked, scheme, answer);
  }
  await endUpstream();
  await askAll(kindsWithoutUpstream());
  return { seen: `${seen} answers`, wrong };
}

const visitorOf = (pool, scheme, cookies) =>
  createVisitor(pool, { headers: { "x-forwarded-proto": scheme }, cookies });

/** Cookies of a guest, a member, a member who may not bet, and an operator on a members' page. */
async function peopleOf({ client, secrets, token }) {
  const claims = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
  const key = new TextEncoder().encode(secrets.TOKEN_SECRET);
  const noLotto = 4;
  const banned = await new SignJWT({ ...claims, status: noLotto })
    .setProtectedHeader({ alg: "HS256" })
    .sign(key);
  const body = { userName: "staff01", password: secrets.DEMO_PASSWORD };
  const operator = await client.grant("/api/operators.login", body);
  const as = (value) => ({ "access-token": value });
  return { guest: {}, member: as(token), banned: as(banned), operator: as(operator) };
}

/** A session through the public calls: a refused login, a login, a body over the limit, a logout. */
async function session(visitor, password) {
  const said = [];
  const call = async (path, body, status) => {
    const asked = { kind: "call", method: "POST", path, status, as: "visitor" };
    said.push({ asked, answer: await visitor.call(path, body) });
  };
  await call("/api/users.login", { userName: "demo01", password: `not ${password}`.slice(0, 12) }, 401);
  await call("/api/users.login", { userName: "demo01", password }, 200);
  await call("/api/users.login", { userName: "x".repeat(payloadLimitBytes), password }, 413);
  await call("/poy-api/poys.create", { betId: "none" }, 422);
  const isIn = visitor.cookie("access-token") !== undefined;
  await call("/api/users.logout", {}, 200);
  const isOut = visitor.cookie("access-token") === undefined;
  if (!isIn || !isOut)
    throw new Error(`a login gave ${isIn ? "a" : "no"} cookie, a logout left ${isOut ? "none" : "it"}`);
  return said;
}
