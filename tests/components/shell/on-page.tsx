import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach } from "vitest";
import { type CommonWords, CommonWordsProvider } from "@/components/ui/common-words";
import type { Satang } from "@/lib/domain/money/money";
import {
  createStoreRegistry,
  type InitialState,
  type StoreDeps,
  StoreRegistryContext,
} from "@/stores/_core/registry";
import { entryOf, type Noun } from "../../support/entry-of";

afterEach(cleanup);

export const words: CommonWords = {
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  day: "d",
  closed: "Closed",
  minuteLeft: "1 minute left",
  tenSecondsLeft: "10 seconds left",
  dayShape: "DD/MM/YYYY",
  dayWrong: "Write the date like this: 16/11/2026",
};

export const member: InitialState = {
  session: { uuid: "7f2c1f0e-0000-4000-8000-000000000001", status: 0, exp: 2_000_000_000 },
  csrfToken: "token",
  user: null,
  balance: { money: 500_000 as Satang, held: 0 as Satang, version: 3, atMs: 1_767_225_600_000 },
  theme: "system",
  isBalanceHidden: false,
  push: { key: "house", cluster: "ap1", isPrivate: true, isOwn: true },
  nowMs: 1_767_225_600_000,
};

/** The upstream's answers, by call name; a thrown error is a refusal. */
export type Answers = (name: string) => unknown;

/** Stores like the page's own, with `answers` instead of the upstream. */
export function pageRegistry(answers: Answers = () => ({}), initial: InitialState = member) {
  const asked: string[] = [];
  const call = async (noun: Noun, entry: string) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    asked.push(name);
    return answers(name);
  };
  const needs: StoreDeps = {
    call: call as StoreDeps["call"],
  };
  const registry = createStoreRegistry(needs, initial);
  return { registry, asked };
}

export function renderOnPage(piece: ReactNode, answers?: Answers, initial?: InitialState) {
  const page = pageRegistry(answers, initial);
  const view = render(
    <StoreRegistryContext value={page.registry}>
      <CommonWordsProvider words={words}>{piece}</CommonWordsProvider>
    </StoreRegistryContext>,
  );
  return { ...view, ...page };
}
