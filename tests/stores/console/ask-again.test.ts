import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAskAgain } from "@/stores/console/ask-again";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** In this time messages have a question asked again once, ms. */
const MOMENT_MS = 700;
/** After this time an act has closed what it was about, ms. */
const CLOSING_MS = 50;

/** A page that shows a list; each request for it is answered, in any order, when the test says so. */
async function showList() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const askAgain = createAskAgain(queries);
  const requests: { answer: (text: string) => void; signal: AbortSignal }[] = [];
  const observer = new QueryObserver<string>(queries, {
    queryKey: ["deposits", "all"],
    queryFn: ({ signal }) =>
      new Promise((answer, refuse) => {
        requests.push({ answer, signal });
        signal.addEventListener("abort", () => refuse(signal.reason));
      }),
  });
  const shown: string[] = [];
  const close = observer.subscribe(({ data }) => {
    if (data !== undefined && shown.at(-1) !== data) shown.push(data);
  });
  const page = {
    ...{ queries, askAgain, requests, shown, close },
    /** Time and the page's own work go on. */
    pass: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
    /** Answers the latest request, or the one of this number. */
    async answer(text: string, at = requests.length - 1) {
      requests[at]?.answer(text);
      await page.pass();
    },
    message: () => askAgain.about(({ queryKey }) => queryKey[0] === "deposits"),
    /** An act of this page that is over when the test says so. */
    act() {
      let end = () => {};
      const sent = new MutationObserver(queries, {
        mutationFn: () => new Promise<void>((done) => (end = done)),
        onSettled: () => askAgain.afterAct(),
      });
      void sent.mutate();
      return async (ms = CLOSING_MS) => {
        end();
        await page.pass(ms);
      };
    },
  };
  await page.pass();
  return page;
}

/** The same page, its list read some time ago. */
async function showReadList() {
  const page = await showList();
  await page.answer("before");
  await page.pass(10 * MOMENT_MS);
  return page;
}

describe("an act", () => {
  test("has the list asked again; what was under way is given up, its answer never shown", async () => {
    const page = await showReadList();
    page.message();
    await page.pass();
    expect(page.requests).toHaveLength(2);
    const end = page.act();
    await page.pass();
    await end();
    expect(page.requests).toHaveLength(3);
    expect(page.requests[1]?.signal.aborted).toBe(true);
    await page.answer("older than the act", 1);
    await page.answer("after");
    expect(page.shown).toEqual(["before", "after"]);
  });

  test("is followed by one request though its message came before its answer", async () => {
    const page = await showReadList();
    const end = page.act();
    await page.pass();
    page.message();
    await page.pass(MOMENT_MS);
    expect(page.requests).toHaveLength(1);
    await end();
    expect(page.requests).toHaveLength(2);
    await page.answer("after");
    await page.pass(10 * MOMENT_MS);
    expect(page.requests).toHaveLength(2);
  });

  test("shows its first answer though messages came after it, and one more request answers these", async () => {
    const page = await showReadList();
    const end = page.act();
    await page.pass();
    await end();
    for (let message = 0; message < 3; message++) {
      page.message();
      await page.pass(10);
    }
    expect(page.requests).toHaveLength(2);
    expect(page.requests[1]?.signal.aborted).toBe(false);
    await page.answer("after");
    expect(page.shown).toEqual(["before", "after"]);
    await page.pass(MOMENT_MS);
    expect(page.requests).toHaveLength(3);
    await page.answer("and what others did");
    await page.pass(10 * MOMENT_MS);
    expect(page.requests).toHaveLength(3);
    expect(page.shown.at(-1)).toBe("and what others did");
  });

  test("gives up a list that was only being read for the first time as well, and has it read anew", async () => {
    const page = await showList();
    const end = page.act();
    await page.pass();
    await end();
    expect(page.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await page.answer("older than the act", 0);
    await page.answer("after");
    expect(page.shown).toEqual(["after"]);
  });

  test("asks nothing for what it has closed", async () => {
    const page = await showReadList();
    const end = page.act();
    await page.pass();
    await end(CLOSING_MS / 2);
    page.close();
    await page.pass(10 * MOMENT_MS);
    expect(page.requests).toHaveLength(1);
  });

  test("that fails lets the messages in that came meanwhile", async () => {
    const page = await showReadList();
    const sent = new MutationObserver(page.queries, {
      mutationFn: () => Promise.reject(new Error("refused")),
    });
    page.message();
    const end = sent.mutate().catch(() => {});
    await page.pass();
    await end;
    expect(page.requests).toHaveLength(2);
  });
});

describe("a message", () => {
  test("has a list asked again at once that rested; those of a moment together once more", async () => {
    const page = await showReadList();
    page.message();
    await page.pass();
    expect(page.requests).toHaveLength(2);
    await page.answer("one");
    for (let message = 0; message < 5; message++) page.message();
    await page.pass(MOMENT_MS / 2);
    expect(page.requests).toHaveLength(2);
    await page.pass(MOMENT_MS / 2);
    expect(page.requests).toHaveLength(3);
  });

  test("does not end a request that is under way, and is answered by one after it", async () => {
    const page = await showReadList();
    page.message();
    await page.pass(2 * MOMENT_MS);
    page.message();
    await page.pass(2 * MOMENT_MS);
    expect(page.requests.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    await page.answer("one");
    expect(page.requests).toHaveLength(3);
    await page.answer("two");
    expect(page.shown).toEqual(["before", "one", "two"]);
  });

  test("asks nothing for a page that shows the list no more; it is read again when it is next shown", async () => {
    const page = await showReadList();
    page.message();
    await page.answer("one");
    page.message();
    page.close();
    page.message();
    await page.pass(10 * MOMENT_MS);
    expect(page.requests).toHaveLength(2);
    expect(page.queries.getQueryState(["deposits", "all"])?.isInvalidated).toBe(true);
  });
});

test("the next page of a list that is asked for meanwhile does not lose what an act changed on the first", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const askAgain = createAskAgain(queries);
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ["deposits", "all", "pages"],
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      return new Promise<number>((answer) => answers.push(() => answer(pageParam)));
    },
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
  });
  list.subscribe(() => {});
  const answer = async () => {
    answers.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await vi.advanceTimersByTimeAsync(10 * MOMENT_MS);
  askAgain.afterAct();
  await vi.advanceTimersByTimeAsync(CLOSING_MS);
  void list.fetchNextPage();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([0, 0, 1]);
  await answer();
  await vi.advanceTimersByTimeAsync(MOMENT_MS);
  expect(asked).toEqual([0, 0, 1, 0]);
});
