import { expect, test, vi } from "vitest";
import { readGameRound } from "@/app/[locale]/(member)/games/round/[id]/_parts/read-game-round";
import { Fault, type FaultCode } from "@/lib/contract/fault";

const world = vi.hoisted(() => ({ refusal: null as Error | null, asked: [] as string[] }));
vi.mock("@/lib/server/ask/ask", async (original) => {
  const { addressOf } = await original<typeof import("@/lib/server/ask/ask")>();
  const ask = async (entry: Parameters<typeof addressOf>[0], { query }: { query: unknown }) => {
    world.asked.push(addressOf(entry, query));
    if (world.refusal) throw world.refusal;
    return "the round";
  };
  return { addressOf, ask };
});

const missing = "NEXT_HTTP_ERROR_FALLBACK;404";

test("a round is read by the id in its address", async () => {
  expect(await readGameRound("play_7-a")).toBe("the round");
  expect(world.asked.at(-1)).toContain("?id=play_7-a");
});

test.each(["a.b", "%21", "a b", "x".repeat(65)])(
  "%s, which no round has, is a page that is not there",
  (id) => expect(readGameRound(id)).rejects.toMatchObject({ digest: missing }),
);

test.each([
  ["not-found", "a page that is not there"],
  ["upstream-timeout", "said to have failed"],
] as [FaultCode, string][])("%s is %s", async (code) => {
  world.refusal = new Fault(code);
  const read = readGameRound("play-7");
  if (code === "not-found") await expect(read).rejects.toMatchObject({ digest: missing });
  else expect(await read).toBeNull();
});
