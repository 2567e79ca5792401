/** The calls by which tests move the service's clock and run what falls due. */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Fault } from "@/lib/contract/fault";
import { betId, isoTime } from "@/lib/contract/values";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import { nowMs } from "./clock/now";
import type { Dependencies } from "./http/services";
import type { DrawEngine } from "./yeekee/work/draw-engine";

const clockBody = z.object({ now: isoTime.nullable() });

const figureBody = z.object({ betId });

/**
 * `/test/clock` sets the time, which keeps running from there; `/test/tick` runs what is due by it. `/test/figure`
 * lets a round's own time come without moving the clock of all others. Present only with TEST_CLOCK=1; tokens, sessions and locks stay on real time.
 */
export function addTestClock(
  server: FastifyInstance,
  { db, services: { runJobs } }: Dependencies,
  draws: Pick<DrawEngine, "drain">,
): void {
  server.post("/test/clock", async (request) => {
    const body = clockBody.safeParse(request.body);
    if (!body.success) throw new Fault("bad-request");
    const offsetMs = body.data.now === null ? 0 : epochMs(body.data.now) - Date.now();
    await db.execute(sql`UPDATE clock_offset SET offset_ms = ${offsetMs}`);
    return { data: { now: bangkokIso(await nowMs(db)) } };
  });
  server.post("/test/figure", async (request) => {
    const body = figureBody.safeParse(request.body);
    if (!body.success) throw new Fault("bad-request");
    await db.execute(sql`
      UPDATE round SET figure_at = greatest(close_at, least(figure_at, app_now())),
        latest_close_at = least(latest_close_at, greatest(close_at, least(figure_at, app_now())))
      WHERE bet_id = ${body.data.betId}`);
    return { data: { now: bangkokIso(await nowMs(db)) } };
  });
  server.post("/test/tick", async () => {
    await runJobs();
    // What was frozen is drawn, and what is drawn is settled.
    if ((await draws.drain()) > 0) await runJobs();
    return { data: { now: bangkokIso(await nowMs(db)) } };
  });
}
