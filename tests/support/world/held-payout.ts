import { allApprovals } from "@/lib/contract/operators/approvals";
import type { RoundResult } from "@/lib/contract/results";
import { findRound } from "@/upstream/rounds/find-round";
import { type ResultSource, setResult } from "@/upstream/settlement/set-result";
import type { TestService } from "../service/service";
import { newcomer, operator, type Person } from "./people";
import { addRound, bet, close, line } from "./rounds";

/** A round that ends by itself: its result is set as its own job does it, and due jobs are run. */
export async function endByItself(
  service: TestService,
  betId: string,
  result: RoundResult,
  source: ResultSource = "demo",
): Promise<void> {
  await close(service, betId);
  const now = await service.now();
  await service.db.transaction(async (tx) =>
    setResult(tx, await findRound(tx, betId, true), result, source, now),
  );
  await service.tick();
}

/** 800,000 and 240,000 baht for 547: above the cap. */
export const dear = () => [line("teng_bon_3", "547", 1_000), line("tode_3", "547", 2_000)];

/** A round that settled itself with 1,040,000 baht for one member; the payout is held. */
export async function heldRound(
  service: TestService,
): Promise<{ betId: string; member: Person; poyId: string }> {
  const member = await newcomer(service, 5_000);
  const betId = await addRound(service, "th_open");
  const { poyId } = await bet(service, member, betId, dear());
  await endByItself(service, betId, { top3: "547", bottom2: "00" });
  return { betId, member, poyId };
}

/** The approval that waits for a round's payout. */
export async function payoutApproval(service: TestService, betId: string): Promise<string> {
  const { token } = await operator(service, "staff");
  const body = { kind: "operators.rounds.pay", state: "waiting", limit: 100 } as const;
  const { items } = await service.call(allApprovals, { body, token });
  return items.find(({ target }) => target === betId)?.id ?? "none";
}
