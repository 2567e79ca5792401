import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type FinishedPlay, playAgrees } from "@/lib/domain/partners/demo/check-play";
import { winOf } from "@/lib/domain/partners/demo/game";
import { demoGames, findDemoGame } from "@/lib/domain/partners/demo/games";

const hashing = {
  sha256: async (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest()),
  hmacSha256: async (key: Uint8Array, message: Uint8Array) =>
    new Uint8Array(createHmac("sha256", key).update(message).digest()),
};
const seed = "5e".repeat(32);

/** As the provider makes it. */
function played(gameId: string): FinishedPlay {
  const game = findDemoGame(gameId);
  const stakes = { [game?.places[0] ?? ""]: 1_000 };
  const key = Buffer.from(seed, "hex");
  const outcome = game?.play(createHmac("sha256", key).update("luck:7").digest(), stakes);
  return {
    nonce: 7,
    clientSeed: "luck",
    seed,
    seedHash: createHash("sha256").update(key).digest("hex"),
    stakes,
    shown: outcome?.shown ?? [],
    win: outcome ? winOf(outcome) : 0,
  };
}

test.each(demoGames.map(({ id }) => id))("a play of %s agrees, and no altered one does", async (id) => {
  const play = played(id);
  expect(await playAgrees(hashing, id, play)).toBe(true);
  const altered: Partial<FinishedPlay>[] = [
    { nonce: 8 },
    { clientSeed: "lucky" },
    { seed: "5f".repeat(32) },
    { seedHash: "00".repeat(32) },
    { shown: [...play.shown].map((side) => (side + 1) % 6) },
    { win: play.win + 100 },
  ];
  for (const change of altered) expect(await playAgrees(hashing, id, { ...play, ...change })).toBe(false);
});

test("a game that nobody here knows proves nothing", async () => {
  expect(await playAgrees(hashing, "poker", played("hi-lo"))).toBe(false);
});
