/** An upstream of the spec's calls with random values; the seed is the name of the site that a page was asked at. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { load } from "../../installed/modules";
import { documentOf, type Kind } from "./documents";

export interface RandomUpstream {
  env: Record<string, string>;
  /** How many calls it answered, and how many it does not have. */
  count: { answered: number; lacking: number };
  stop(): Promise<void>;
}

const kinds: readonly Kind[] = ["written", "near", "torn"];
export const kindOf = (seed: number): Kind => kinds[seed % kinds.length] ?? "written";

/** What separates the answers of one seed from those of the others, in all that the site keeps. */
export const hostOf = (seed: number): string => `seed-${seed}.example`;
const seedOf = (host: string) => Number(/^seed-(\d+)\./.exec(host)?.[1] ?? 0);

export async function startRandomUpstream(nowMs: number): Promise<RandomUpstream> {
  const { randomAnswers } = await load("random-answers");
  const answers = new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, await randomAnswers(documentOf(kind, nowMs))] as const),
    ),
  );
  const count = { answered: 0, lacking: 0 };
  const server = createServer(async (request, response) => {
    request.resume();
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://upstream.test");
    const seed = seedOf(String(request.headers["x-site-host"] ?? ""));
    const method = request.method === "POST" ? "post" : "get";
    const call = `${method} ${pathname} ${searchParams}`;
    const answer = await answers
      .get(kindOf(seed))?.(method, pathname, `${seed} ${call}`)
      .catch(() => null);
    if (answer) count.answered += 1;
    else count.lacking += 1;
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    const told = kindOf(seed) === "near" ? asAsked(answer, searchParams.get("id")) : answer;
    response.end(JSON.stringify(told ?? { message: `Cannot find ${pathname}` }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      API_UPSTREAM_URL: `${origin}/api`,
      POY_API_UPSTREAM_URL: `${origin}/poy-api`,
      CSRF_SECRET: "a secret of this sweep",
    },
    count,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** A round is the one that was asked for: else no page of rounds would show it. */
function asAsked(answer: unknown, betId: string | null): unknown {
  const round = (answer as { data?: { betGroup?: unknown; betList?: object } } | null)?.data;
  if (!betId || !round?.betList) return answer;
  return { data: { ...round, betGroup: betId.split("-")[0], betList: { ...round.betList, betId } } };
}
