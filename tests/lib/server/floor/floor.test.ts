import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { allAfTransactions } from "@/lib/contract/affiliate";
import { allBanks } from "@/lib/contract/banks";
import { cashs } from "@/lib/contract/credit";
import { latestLotteries4d } from "@/lib/contract/lotteries";
import { roundRates } from "@/lib/contract/numbers";
import { gameListConfig } from "@/lib/contract/partners";
import { allPoys } from "@/lib/contract/poys";
import {
  allBetListResults,
  betListMinMaxes,
  betListResultHistory,
  dayOfBetLists,
  latestBetLists,
  oneBetList,
} from "@/lib/contract/rounds";
import { bankTransactions, pageOfTransactions, trueWalletHistory } from "@/lib/contract/transactions";
import { usersInfos } from "@/lib/contract/users";
import { allWithdraws } from "@/lib/contract/withdraws";
import { allYings, summaryOfYings } from "@/lib/contract/yings";
import { statementWindow } from "@/lib/domain/money/transactions";
import { ask } from "@/lib/server/ask/ask";
import { passGate } from "@/lib/server/session/gate-pass";
import { forgetReplies } from "@/lib/server/upstream/reply-cache";
import { tokenOf } from "../../../support/spec-upstream/calls";
import { type SpecUpstream, startSpecUpstream } from "../../../support/spec-upstream/start";
import { setEnv } from "../small-upstream";

const visitor = { token: undefined as string | undefined };
vi.mock("next/headers", () => ({
  headers: async () => {
    const sent = new Headers({ host: "site.test", "x-page": "/en/main" });
    if (visitor.token !== undefined) sent.set("cookie", `access-token=${visitor.token}`);
    passGate(sent);
    return sent;
  },
}));

let upstream: SpecUpstream;
beforeAll(async () => {
  upstream = await startSpecUpstream();
  setEnv(upstream.env);
});
afterAll(() => upstream.stop());
beforeEach(() => {
  visitor.token = tokenOf(Date.now());
  upstream.seen.length = 0;
  upstream.instead.clear();
  forgetReplies();
});

describe("debug", () => {
  test("all", async () => {
    const tell = async (name: string, asked: Promise<unknown>) =>
      console.log(
        name,
        JSON.stringify(await asked.catch((error) => `FAULT ${error.code} ${error.message}`)).slice(0, 900),
      );
    await tell("latest", ask(latestBetLists));
    await tell("one", ask(oneBetList, { query: { id: "2002" } }));
    await tell("minmax", ask(betListMinMaxes, { query: { betId: "1001" } }));
    await tell("rates", ask(roundRates, { query: { betId: "1001" } }));
    await tell("4d", ask(latestLotteries4d, {}));
    await tell("day", ask(dayOfBetLists, { query: { betType: "yeekee" } }));
    await tell("history", ask(betListResultHistory, { query: { betGroup: "stock", limit: 5 } }));
    const round = await ask(oneBetList, { query: { id: "1002" } });
    await tell("results", ask(allBetListResults, { query: { date: round.resultDt } }));
    await tell("page", ask(pageOfTransactions, { body: { ...statementWindow(Date.now()), limit: 20 } }));
    await tell("bank", ask(bankTransactions));
    await tell("wallet", ask(trueWalletHistory));
    await tell("af", ask(allAfTransactions, { body: statementWindow(Date.now()) }));
    await tell("banks", ask(allBanks));
    await tell("withdraws", ask(allWithdraws, { query: {} }));
    await tell("infos", ask(usersInfos));
    await tell("cash", ask(cashs));
    await tell("yings", ask(allYings, { query: { betId: "3034", limit: 20 } }));
    await tell("summary", ask(summaryOfYings, { body: { betId: "3034" } }));
    await tell("games", ask(gameListConfig));
    await tell("poys", ask(allPoys, { body: {} }));
    expect(1).toBe(1);
  });
});
