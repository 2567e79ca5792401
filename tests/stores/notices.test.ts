import { beforeEach, expect, test, vi } from "vitest";
import type { PushEvent } from "@/lib/contract/channels";
import { Fault } from "@/lib/contract/fault";
import { createNotices } from "@/stores/notices";
import { type Answers, pageShelf } from "../components/shell/on-page";

type Handler = (message: unknown) => void;
const wire = vi.hoisted(() => ({ handlers: new Map<string, Handler>() }));
vi.mock("@/lib/client/live", () => ({
  live: {
    on: (_: string, event: PushEvent, handler: Handler) => {
      wire.handlers.set(event, handler);
      return () => wire.handlers.delete(event);
    },
  },
}));

beforeEach(() => {
  wire.handlers.clear();
  sessionStorage.clear();
});

function listening(answers: Answers) {
  const { shelf, asked } = pageShelf(answers);
  const notices = shelf.take(createNotices);
  notices.getState().listen("7f2c1f0e-0000-4000-8000-000000000001");
  const kinds = () => notices.getState().items.map(({ kind }) => kind);
  return { asked, kinds };
}
const slip = (poyId: string, status: string) => wire.handlers.get("poy-update")?.({ poyId, status });

test("the bell tells what the member wants to be told, and asks once for the news of one moment", async () => {
  const { asked, kinds } = listening(() => ({ results: "wins", money: false }));
  slip("1", "lost");
  slip("2", "won");
  wire.handlers.get("deposit-update")?.({ id: "3", status: "credited" });
  wire.handlers.get("deposit-update")?.({ id: "4", status: "unmatched" });
  await vi.waitFor(() => expect(kinds()).toEqual(["unmatched", "won"]));
  expect(asked).toEqual(["users.notices"]);
});

test("where that is not known, everything is told", async () => {
  const { kinds } = listening(() => {
    throw new Fault("not-offered");
  });
  slip("1", "lost");
  await vi.waitFor(() => expect(kinds()).toEqual(["lost"]));
});
