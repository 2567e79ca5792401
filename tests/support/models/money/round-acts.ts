/** Acts of operators on rounds: steering, results that a second person confirms, refunds. */
import type { FaultCode } from "@/lib/contract/fault";
import {
  closeRound,
  confirmResult,
  previewResult,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import type { RoundResult } from "@/lib/contract/results";
import { type Act, at } from "./acts";
import type { MoneyModel, Round } from "./model";
import { keep, reason } from "./operator-acts";
import { attempt, finish, type World } from "./world";

/** Rounds of shots end by their draw alone. */
const steerable = (model: MoneyModel, pick: number) =>
  at(
    model.rounds.filter(({ kind }) => kind !== "shots"),
    pick,
  );

const steering =
  (
    name: string,
    entry: typeof closeRound | typeof resumeRound,
    from: Round["state"][],
    to: Round["state"],
  ): Act =>
  async (model, real, { pick }) => {
    const round = steerable(model, pick);
    if (!round) return;
    const args = { body: { betId: round.betId, reason }, token: real.tokens.administrator };
    const must: FaultCode[] = from.includes(round.state) ? [] : ["round-closed", "round-not-open"];
    if (await attempt(real, name, () => real.service.call(entry, args), { must })) round.state = to;
  };
const closing = steering("operators.rounds.close", closeRound, ["open", "suspended"], "closed");

/** Its own time comes with it, so that a result can be typed. */
const close: Act = async (model, real, drawn) => {
  await closing(model, real, drawn);
  const round = steerable(model, drawn.pick);
  if (round?.state === "closed") await real.service.comeFigure(round.betId);
};

function resultOf({ kind }: Round, digits: string): RoundResult {
  const [three, two] = [digits.slice(0, 3), digits.slice(3, 5)];
  if (kind === "sets") return { draw4: digits.slice(0, 4) };
  if (kind === "stock") return { top3: three, bottom2: two };
  return { first: digits, front3: [three, "121"], back3: ["313", digits.slice(3)], back2: two };
}

const preview: Act = async (model, real, { pick, digits }) => {
  const round = steerable(model, pick);
  if (!round) return;
  const result = resultOf(round, digits);
  const args = { body: { betId: round.betId, result }, token: real.tokens.administrator };
  const call = () => real.service.call(previewResult, args);
  const shown = await attempt(real, "operators.results.preview", call, model.mayEnd(round, "preview"));
  if (shown) round.previewed = { id: shown.previewId, result };
};

/** By another operator it is paid at once; by the one who typed it, it waits. */
const confirming =
  (isByTypist: boolean): Act =>
  async (model, real, { pick }) => {
    const round = steerable(model, pick);
    const previewed = round?.previewed;
    if (!round || !previewed) return;
    const { tokens, service } = real;
    const token = isByTypist ? tokens.administrator : tokens.superAdmin;
    const why = () => model.mayEnd(round, "preview").must;
    const target = `confirm ${round.betId}`;
    const must = [...why(), ...(isByTypist ? model.isWaiting(target) : [])];
    const call = () => service.call(confirmResult, { body: { previewId: previewed.id }, token });
    const answer = await attempt(real, "operators.results.confirm", call, { must });
    const apply = () => {
      real.seen.won += model.settle(round, previewed.result);
    };
    keep(model, answer, { target, why, apply }, isByTypist);
    if (answer?.state === "done") await finish(real);
  };

const end: Act = async (model: MoneyModel, real: World, drawn) => {
  for (const act of [close, preview, confirming(false)]) await act(model, real, drawn);
};

/** After the close its outcome may be known: then two operators have to give the stakes back. */
const voiding: Act = async (model, real, { pick }) => {
  const round = steerable(model, pick);
  if (!round) return;
  const target = `void ${round.betId}`;
  const needsTwo = round.state === "closed";
  const why = () => model.mayEnd(round, "void").must;
  const must = [...why(), ...(needsTwo ? model.isWaiting(target) : [])];
  const args = { body: { betId: round.betId, reason }, token: real.tokens.administrator };
  const call = () => real.service.call(voidRound, args);
  const answer = await attempt(real, "operators.rounds.void", call, { must });
  const apply = () => {
    real.seen.refunded += model.refund(round);
  };
  keep(model, answer, { target, why, apply }, needsTwo);
};

export const roundActs: Record<string, readonly [weight: number, Act]> = {
  close: [1, close],
  suspend: [1, steering("operators.rounds.suspend", suspendRound, ["open"], "suspended")],
  resume: [2, steering("operators.rounds.resume", resumeRound, ["suspended"], "open")],
  preview: [1, preview],
  confirm: [1, confirming(false)],
  "confirm one's own": [1, confirming(true)],
  "end a round": [2, end],
  "void a round": [1, voiding],
};
