/** Routes of `/sim/games`: the pages of the demo games, and the calls that these pages make. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import {
  demoGamePaths,
  GAMES_PATH,
  playQuestion,
  playReply,
  stateQuestion,
  stateReply,
} from "@/lib/contract/demo-games";
import { Fault } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";
import type { Satang } from "@/lib/domain/money/money";
import { findDemoGame } from "@/lib/domain/partners/demo/games";
import type { Database } from "../../db/tx";
import { gamePage } from "./page";
import { beginPlay, endPlay, playedOf, playUnderWay, viewOf } from "./plays";
import { hashOfSeed, type Seat, seatOf } from "./seats";
import type { WalletClient } from "./wallet-client";

const BODY_LIMIT_BYTES = 8_192;

export function addDemoRoutes(server: FastifyInstance, db: Database, wallet: WalletClient): void {
  server.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "text/plain",
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    door.get<{ Params: { game: string }; Querystring: { lang?: string } }>(
      `${GAMES_PATH}/:game`,
      async ({ params, query, headers }, reply) => {
        const game = findDemoGame(params.game);
        if (!game) throw new Fault("not-found");
        return showPage(
          reply,
          await gamePage(game.id, String(query.lang ?? ""), String(headers["x-site-origin"] ?? "")),
        );
      },
    );
    door.post(demoGamePaths.state, async ({ body }) => {
      const { key } = read(stateQuestion, body);
      const seat = await seatOf(db, key);
      const reply = {
        game: seat.game,
        balance: await balanceOf(wallet, seat),
        next: nextOf(seat),
        played: await playedOf(db, seat),
      };
      return { data: z.encode(stateReply, reply) };
    });
    door.post(demoGamePaths.play, async ({ body }) => {
      const { key, ...sent } = read(playQuestion, body);
      const seat = await seatOf(db, key);
      const before = await playUnderWay(db, seat);
      // One play at a time: an unfinished one is ended first.
      if (before && before.sentId !== sent.sentId) await endPlay(db, wallet, seat, before);
      const play = await endPlay(db, wallet, seat, await beginPlay(db, seat, sent));
      if (play.state !== "done") throw refused(play.refusal, play.details);
      const reply = {
        played: viewOf(seat, play),
        balance: await balanceOf(wallet, seat),
        next: nextOf(await seatOf(db, key)),
      };
      return { data: z.encode(playReply, reply) };
    });
  });
}

function showPage(reply: FastifyReply, { html, policy }: { html: string; policy: string }) {
  return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(String(body)));
  } catch {
    throw new Fault("bad-request");
  }
}

const nextOf = ({ nonce, nextSeed }: Seat) => ({ nonce: nonce + 1, seedHash: hashOfSeed(nextSeed) });

async function balanceOf(wallet: WalletClient, { player }: Seat): Promise<Satang> {
  const heard = await wallet.tell({ type: "balance", player });
  if (heard.refusal !== undefined) throw refused(heard.refusal);
  return heard.answer.balance;
}

/** The wallet's refusal, passed on; the page has texts for those that players can meet. */
function refused(code: string | null, details?: unknown): Fault {
  return readFault({ code: code ?? "", details }, "game-round-over");
}
