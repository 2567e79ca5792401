import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type OperatorBody, type OperatorReply, operatorCall } from "@/lib/client/console/operator-call";
import type { OperatorEntryName, OperatorNoun } from "@/lib/client/console/operator-nouns";
import type { Fault } from "@/lib/contract/fault";
import { useAskAgain } from "./ask-again";

interface AskOptions {
  /** Asks again after so many milliseconds while the page is in view. */
  everyMs?: number;
  /** False: not asked yet. */
  isNeeded?: boolean;
}

/** What an operators' call says; asked when a part of the page first needs it, and shared by all that do. */
export function useAsk<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body?: OperatorBody<N, Name>,
  { everyMs, isNeeded = true }: AskOptions = {},
) {
  return useQuery<OperatorReply<N, Name>, Fault>({
    queryKey: [noun, name, body ?? null],
    queryFn: ({ signal }) => operatorCall(noun, name, body, { mayRepeat: true, signal }),
    enabled: isNeeded,
    refetchInterval: everyMs ?? false,
  });
}

/** The reply of a call that comes page by page. */
interface Page {
  items: readonly unknown[];
  nextCursor: string | null;
}
/** Rows of one page of a list. */
const PAGE_SIZE = 50;

type ItemOf<Reply> = Reply extends { items: readonly (infer Item)[] } ? Item : never;

/** A list that comes page by page, as far as it was read. */
export function useAskPages<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body: OperatorBody<N, Name>,
  { everyMs }: AskOptions = {},
) {
  const asked = useInfiniteQuery<OperatorReply<N, Name>, Fault>({
    queryKey: [noun, name, "pages", body],
    queryFn: ({ pageParam, signal }) =>
      operatorCall(
        noun,
        name,
        { ...Object(body), limit: PAGE_SIZE, cursor: pageParam ?? undefined } as never,
        {
          mayRepeat: true,
          signal,
        },
      ),
    initialPageParam: null,
    getNextPageParam: (last) => (last as Page).nextCursor,
    placeholderData: keepPreviousData as never,
    refetchInterval: everyMs ?? false,
  });
  const rows = (asked.data?.pages ?? []).flatMap((page) => (page as Page).items) as ItemOf<
    OperatorReply<N, Name>
  >[];
  const again = useAskAgain();
  const askAgain = useCallback(
    () => again.about(({ queryKey: [ofNoun, ofName] }) => ofNoun === noun && ofName === name),
    [again, noun, name],
  );
  return { ...asked, rows, askAgain };
}
