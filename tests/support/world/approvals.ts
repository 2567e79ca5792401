import type { BodyOf, Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { type ApprovalRow, approveAction } from "@/lib/contract/operators/approvals";
import type { OperatorRole } from "@/lib/contract/operators/operator-shapes";
import type { Outcome } from "@/lib/contract/operators/outcome";
import type { Args } from "../../../tools/testing/calls";
import type { TestService } from "../service/service";
import { type Person, secondOperator } from "./people";

/** The result of an action that needed no second person. */
export function done<Result>(outcome: Outcome<Result>): Result {
  if (outcome.state !== "done") throw new Error(`waits for a second person: ${outcome.approvalId}`);
  return outcome.result;
}

/** The approval that an action waits for. */
export function waiting(outcome: Outcome<unknown>): string {
  if (outcome.state !== "waiting") throw new Error("one person was enough");
  return outcome.approvalId;
}

/** Approves as the given operator. */
export function approve(
  service: Pick<TestService, "call">,
  id: string,
  { token }: Pick<Person, "token">,
): Promise<ApprovalRow> {
  return service.call(approveAction, { body: { id }, token });
}

/** Requests an action as one operator, and has a second one approve it where that is needed. */
export async function withSecond<E extends Endpoint>(
  service: TestService,
  entry: E,
  args: Args<E> & { body: BodyOf<E> },
  rank: OperatorRole = "superAdmin",
): Promise<void> {
  const outcome: ReplyOf<E> | Outcome<unknown> = await service.call(entry, args);
  const { state } = outcome as Outcome<unknown>;
  if (state === "waiting")
    await approve(service, waiting(outcome as Outcome<unknown>), await secondOperator(service, rank));
}
