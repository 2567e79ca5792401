import { and, eq, lt, sql } from "drizzle-orm";
import { Fault, isFault } from "@/lib/contract/fault";
import { allWithdraws, createWithdraw } from "@/lib/contract/withdraws";
import { bangkokIso } from "@/lib/domain/time/time";
import { isRetryable } from "../db/connect";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { withdrawal } from "../db/schema/withdrawals";
import { defineHandler } from "../http/define-handler";
import { restsUntilMs } from "../members/sensitive-change";
import { askWithdrawal } from "./ask-withdrawal";
import { readWithdraws, withdrawOf } from "./withdraw-view";

const PAGE = 20;

export const withdrawCalls = [
  defineHandler(createWithdraw, async ({ tx, caller, env, log }, { body }) => {
    try {
      const asked = { owner: caller.uuid, restHours: env.WITHDRAW_REST_HOURS, ...body };
      return await withdrawOf(tx, await askWithdrawal(tx, asked));
    } catch (error) {
      if (isFault(error) || isRetryable(error)) throw error;
      log.error({ err: error }, "a withdrawal failed");
      throw new Fault("withdraw-system-error");
    }
  }),

  defineHandler(allWithdraws, async ({ tx, caller, env }, { query }) => {
    const { cursor, limit = PAGE } = query;
    const own = and(
      eq(withdrawal.member, caller.uuid),
      cursor ? lt(withdrawal.no, serialOf(cursor)) : undefined,
    );
    const rows = await readWithdraws(tx, own, sql`${withdrawal.no} DESC`, limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ no }) => String(no));
    const untilMs = await restsUntilMs(tx, caller.uuid, env.WITHDRAW_REST_HOURS);
    return { items: page, nextCursor, restsUntil: untilMs === null ? null : bangkokIso(untilMs) };
  }),
];
