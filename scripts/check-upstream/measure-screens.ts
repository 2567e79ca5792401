/** What each page shows on three upstreams, by asking all of them: the spec alone, with own calls, and nobody there. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { latestBetLists } from "@/lib/contract/rounds";
import { login } from "@/lib/contract/users";
import { routes } from "@/lib/domain/access/routes";
import { tokenOf } from "../../tests/support/spec-upstream/calls";
import { startSpecUpstream } from "../../tests/support/spec-upstream/start";
import { everyPage } from "../../tools/testing/every-page";
import { startOwnSite } from "../../tools/testing/own-site";
import { startWebWithLog } from "../../tools/testing/web-with-log";
import { wordsOf } from "../../tools/testing/words";
import { type Seen, stateReader } from "./screen-state";

/** A page's pattern, and its state on each upstream in turn. */
export interface MeasuredScreen {
  pattern: string;
  states: string[];
}

interface House {
  origin: string;
  token: string;
  betIds: Record<string, string>;
  stop(): Promise<void>;
}

/** The spec's calls alone; this project's own; one that has no call; none at all. */
export async function measureScreens(): Promise<MeasuredScreen[]> {
  const readState = stateReader(await wordsOf("en"));
  const seen: Seen[][] = [];
  for (const start of [specHouse, ownHouse, emptyHouse, noHouse]) {
    const house = await start();
    try {
      seen.push(await look(house));
    } finally {
      await house.stop();
    }
  }
  const patterns = routes.filter(({ movedTo }) => !movedTo).map(({ pattern }) => pattern);
  return patterns.map((pattern) => ({
    pattern,
    states: seen.map((all) => {
      const whole = seen[1]?.find((one) => one.pattern === pattern);
      return readState(
        all.find((one) => one.pattern === pattern),
        whole,
      );
    }),
  }));
}

/** Twice, because the first look learns which calls are missing. */
async function look({ origin, token, betIds }: House): Promise<Seen[]> {
  const pages = everyPage(betIds).filter(({ isMoved }) => !isMoved);
  const once = async () => {
    const seen: Seen[] = [];
    for (const { path, pattern, reader } of pages) {
      const headers: HeadersInit = reader === "guest" ? {} : { cookie: `access-token=${token}` };
      const address = path === "/" ? "/en" : `/en${path}`;
      const ask = (at: string) => fetch(new URL(at, origin), { headers, redirect: "manual" });
      const first = await ask(address);
      // A page that fixes its query in the address is the same page.
      const next = first.headers.get("location");
      const isSame = next !== null && new URL(next, origin).pathname === address;
      const answer = isSame ? await ask(next) : first;
      const to = isSame ? null : next;
      seen.push({ pattern, status: answer.status, to, html: await answer.text() });
    }
    return seen;
  };
  await once();
  return once();
}

async function specHouse(): Promise<House> {
  const upstream = await startSpecUpstream();
  const web = await startWebWithLog(upstream.env);
  const stop = async () => {
    await web.stop();
    await upstream.stop();
  };
  const betIds = { gov: "1001", stock: "2001", yeekee: "5010" };
  return { origin: web.origin, token: tokenOf(Date.now()), betIds, stop };
}

async function ownHouse(): Promise<House> {
  const site = await startOwnSite();
  const body = { userName: "demo01", password: site.password };
  const { auth } = await site.send(login, { body });
  const rounds = await site.call(latestBetLists, {});
  const open = (group: string) =>
    rounds.find(({ betGroup, betList }) => betGroup === group && betList.status === "open")?.betList.betId;
  const betIds = { gov: open("gov") ?? "", stock: open("stock") ?? "", yeekee: open("yeekee") ?? "" };
  return { origin: site.origin, token: auth ?? "", betIds, stop: site.stop };
}

async function emptyHouse(): Promise<House> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(404, { "content-type": "application/json" }).end('{"message":"no route"}');
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const house = await bareHouse(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const stop = async () => {
    await house.stop();
    server.closeAllConnections();
    server.close();
  };
  return { ...house, stop };
}

const noHouse = () => bareHouse("http://127.0.0.1:1");

async function bareHouse(upstream: string): Promise<House> {
  const web = await startWebWithLog({
    API_UPSTREAM_URL: `${upstream}/api`,
    POY_API_UPSTREAM_URL: `${upstream}/poy-api`,
    CSRF_SECRET: "a secret of this command",
  });
  const betIds = { gov: "1001", stock: "2001", yeekee: "5010" };
  return { origin: web.origin, token: tokenOf(Date.now()), betIds, stop: web.stop };
}
