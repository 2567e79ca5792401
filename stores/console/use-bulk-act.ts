import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type OperatorBody, operatorCall } from "@/lib/client/console/operator-call";
import type { OperatorEntryName, OperatorNoun } from "@/lib/client/console/operator-nouns";
import { Fault, isFault } from "@/lib/contract/fault";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import type { QueueName } from "@/lib/domain/operators/queues";
import { useAskAgain } from "./ask-again";

/** One act on one row, as its own call. */
export type RowAct<Row> = (row: Row, reason: Reason | undefined) => Promise<unknown>;

/** How the act on a row ended; `waiting`: a second operator decides. */
export type RowResult = { state: "done" } | { state: "waiting" } | { state: "refused"; fault: Fault };

/** An act on each row by a call of the contract. */
export const actByCall =
  <Row, N extends OperatorNoun, Name extends OperatorEntryName<N>>(
    noun: N,
    name: Name,
    bodyOf: (row: Row, reason: Reason | undefined) => OperatorBody<N, Name>,
  ): RowAct<Row> =>
  (row, reason) =>
    operatorCall(noun, name, bodyOf(row, reason));

/** The same on items of a queue: each is claimed first, so that what a colleague works on stays theirs. */
export const actInQueue =
  <Row>(queue: QueueName, itemOf: (row: Row) => string, act: RowAct<Row>): RowAct<Row> =>
  async (row, reason) => {
    const item = itemOf(row);
    await operatorCall("queues", "takeClaim", { queue, item });
    try {
      return await act(row, reason);
    } catch (error) {
      await operatorCall("queues", "releaseClaim", { queue, item }).catch(() => undefined);
      throw error;
    }
  };

interface Asked<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  act: RowAct<Row>;
  reason: Reason | undefined;
}

/**
 * The same act on many rows, one after the other: each is a call, a transaction and an audit row of its own, so that
 * the refusal of one takes nothing back from the others. It ends early where no answer comes, and when its dialog
 * closes. Afterwards the page is asked anew, once.
 */
export function useBulkAct<Row>() {
  const askAgain = useAskAgain();
  const isOn = useRef(true);
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  useEffect(() => {
    isOn.current = true;
    return () => {
      isOn.current = false;
    };
  }, []);
  const { mutate, isPending, isSuccess } = useMutation<void, Fault, Asked<Row>>({
    mutationFn: async ({ rows, keyOf, act, reason }) => {
      for (const row of rows) {
        if (!isOn.current) return;
        const result = await act(row, reason).then(resultOf, refusalOf);
        setResults((before) => new Map(before).set(keyOf(row), result));
        if (result.state === "refused" && isWithoutAnswer(result.fault)) return;
      }
    },
    onSettled: () => askAgain.afterAct(),
  });
  return { begin: mutate, results, isPending, isOver: isSuccess };
}

function resultOf(reply: unknown): RowResult {
  const isWaiting = typeof reply === "object" && reply !== null && "approvalId" in reply;
  return { state: isWaiting ? "waiting" : "done" };
}

const refusalOf = (error: unknown): RowResult => ({
  state: "refused",
  fault: isFault(error) ? error : new Fault("internal-error"),
});

/** Nobody knows whether the act happened: the next ones would end the same way. */
const isWithoutAnswer = ({ code }: Fault): boolean =>
  ["network-lost", "timeout", "busy", "upstream-unreachable"].includes(code);
