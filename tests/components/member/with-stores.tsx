import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import {
  createStoreRegistry,
  type InitialState,
  type StoreDeps,
  type StoreHook,
} from "@/stores/_core/registry";
import { entryOf, type Noun } from "../../support/dom/entry-of";
import { InEnglish } from "../../support/dom/in-english";

/** The calls that were made, by name, in order. */
export interface Sent {
  name: string;
  body: unknown;
  /** The call's options. */
  headers?: Record<string, string>;
}

/** Answers a call by its name; a thrown error refuses it. */
export type Answer = (name: string, body: unknown) => unknown;

/** Renders a component with stores whose upstream is `answer`. */
export function renderWithStores(
  piece: ReactNode,
  answer: Answer = () => ({}),
): RenderResult & { sent: Sent[]; registry: StoreHook<InitialState> } {
  const sent: Sent[] = [];
  const call = async (
    noun: Noun,
    entry: string,
    args?: { body?: unknown; headers?: Record<string, string> },
  ) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    sent.push({ name, body: args?.body, ...(args?.headers && { headers: args.headers }) });
    return answer(name, args?.body);
  };
  const registry = createStoreRegistry({ call: call as StoreDeps["call"] }, initial);
  const result = render(
    <InEnglish messages={{}} registry={registry}>
      {piece}
    </InEnglish>,
  );
  return { ...result, sent, registry };
}

/** A guest's page; these components need no more of it. */
const initial = { session: null, user: null, csrfToken: "", theme: "light", nowMs: 0 } as InitialState;
