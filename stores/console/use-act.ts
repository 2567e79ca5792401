import { useMutation } from "@tanstack/react-query";
import {
  type OperatorBody,
  type OperatorReply,
  operatorBody,
  operatorCall,
} from "@/lib/client/console/operator-call";
import type { OperatorEntryName, OperatorNoun } from "@/lib/client/console/operator-nouns";
import type { Fault } from "@/lib/contract/fault";
import { useAskAgain } from "./ask-again";

/**
 * An operators' call that changes something. Afterwards everything that the page shows is asked again: an act moves
 * items between lists that know nothing of each other. `loadSchema`: of its body, for a form.
 */
export function useAct<N extends OperatorNoun, Name extends OperatorEntryName<N>>(noun: N, name: Name) {
  const askAgain = useAskAgain();
  const act = useMutation<OperatorReply<N, Name>, Fault, { body?: OperatorBody<N, Name>; key?: string }>({
    mutationFn: ({ body, key }) => operatorCall(noun, name, body, { key }),
    // Also after a refusal: it often means that somebody else was first. The act's outcome waits for none of it.
    onSettled: () => askAgain.afterAct(),
  });
  return { ...act, loadSchema: () => operatorBody(noun, name) };
}
