import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Leaving } from "@/components/game/leaving";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { type Answer, needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";
import { gameWords as words } from "./games";

const replace = vi.fn();
const router = { replace };
vi.mock("@/lib/i18n/use-place", async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
}));
afterEach(cleanup);
beforeEach(() => replace.mockClear());

/** The partners answer when `answered` is called. */
function leaving() {
  let answer: () => void = () => undefined;
  const partners = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const said: Answer = ({ name }) => (name === "partners.game.logout" ? partners : null);
  const needs = needsFor(said);
  const registry = createStoreRegistry(needs, { session: null, balance: null } as InitialState);
  const view = render(
    <InEnglish messages={{}} registry={registry}>
      <Leaving words={words.leaving} />
    </InEnglish>,
  );
  const isOver = () => expect(needs.sent.map(({ name }) => name)).toContain("cashs");
  return {
    ...view,
    answered: async () => {
      act(answer);
      await waitFor(isOver);
    },
  };
}

test("leaving the games leads back to the lobby", async () => {
  const { answered } = leaving();
  screen.getByText(words.leaving.title);
  await answered();
  expect(replace).toHaveBeenCalledWith("/games");
});

test("whoever has gone elsewhere meanwhile is not fetched back", async () => {
  const { answered, unmount } = leaving();
  unmount();
  await answered();
  expect(replace).not.toHaveBeenCalled();
});
