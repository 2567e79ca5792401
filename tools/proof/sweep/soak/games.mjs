import { randomInt, randomUUID } from "node:crypto";

const gameBody = { partner: "wl", gameList: "slots", gameId: "golden-lotus", device: "mobile", locale: "en" };

/**
 * A member at the demo provider's slot machine: opens it, or plays once at the one that is open.
 * @param {(path: string, body: object, key?: string) => Promise<any>} post `data` of the reply, null for a refusal
 * @param {ReturnType<typeof import("../visitor.mjs").createVisitor>} visitor
 * @param {{ onDone: (what: string) => void, onRefusal: (code: string) => void }} listeners `onRefusal` hears why the
 *   provider took no play
 */
export function createPlayer(post, visitor, { onDone, onRefusal }) {
  let seat;

  async function open() {
    const launched = await post("/poy-api/partners.game.launch", gameBody);
    if (launched) seat = launched.url.split("#")[1];
  }

  /** One play of a few baht, sent as the game's page does. */
  return async function play() {
    if (!seat) return open();
    const stakes = { line: randomInt(1, 20) };
    const body = { key: seat, sentId: randomUUID(), clientSeed: randomUUID().slice(0, 16), stakes };
    const { status, text } = await visitor.ask("POST", "/sim/games/play", {
      body: JSON.stringify(body),
      headers: { "content-type": "text/plain", origin: "null" },
    });
    if (status === 200) return onDone("plays");
    seat = undefined;
    onRefusal(JSON.parse(text).code);
  };
}
