import { randomBytes } from "node:crypto";
import { decodeProtectedHeader } from "jose";
import { allAnswered, booksOf, onlyAnswers } from "../books";
import type { Cluster } from "../cluster";
import { startLoad } from "../load";
import { createMember, createMembers, dataOf, type Member } from "../members";
import type { Row } from "../row";

const MEMBERS = 6;
const SLIPS = 20;
const RINGS = {
  TOKEN_SECRETS: "TOKEN_SECRET",
  CSRF_SECRETS: "CSRF_SECRET",
  PUSHER_SECRETS: "PUSHER_SECRET",
} as const;

/** Keys of tokens, CSRF tokens and push are changed as docs/operating.md says, while members bet. */
export const changedKeys: Row = {
  name: "L",
  shows: "keys are changed: added, swapped, under load",
  on: "site",
  isLong: true,
  async run(cluster) {
    const { secrets, settings } = cluster;
    const before = await createMember(cluster);
    const load = startLoad(await createMembers(cluster, MEMBERS));
    await load.moreSlips(SLIPS);
    load.beginPhase();
    const rings = Object.entries(RINGS).map(([ring, single]) => {
      const fresh = `b:${randomBytes(24).toString("hex")}`;
      return { ring, former: `a:${secrets[single]}`, fresh };
    });
    for (const { ring, former, fresh } of rings) settings[ring] = `${former},${fresh}`;
    await restartInHalves(cluster);
    await load.moreSlips(SLIPS);
    for (const { ring, former, fresh } of rings) settings[ring] = `${fresh},${former}`;
    await restartInHalves(cluster);
    await load.moreSlips(SLIPS);
    const after = await createMember(cluster);
    const unanswered = await load.end();
    const still = await takesSlip(before);
    const kid = decodeProtectedHeader(after.token).kid;
    const isTaken = await takesSlip(after);
    const figures = [
      onlyAnswers("answers beside acknowledgements", load, ["busy"]),
      allAnswered(unanswered),
      {
        what: "a slip by a token of before the change",
        seen: still,
        must: "taken",
        holds: still === "taken",
      },
      {
        what: "a slip by a new token, and the key that signed it",
        seen: `${isTaken}, ${kid}`,
        must: "taken, b",
        holds: isTaken === "taken" && kid === "b",
      },
      ...(await booksOf(cluster, load)),
    ];
    for (const member of [before, after, ...load.members]) await member.leave();
    return figures;
  },
};

const takesSlip = async (member: Member): Promise<string> =>
  dataOf(member.visitor, "/poy-api/poys.create", await member.rounds.anySlip()).then(
    () => "taken",
    (error: Error) => error.message,
  );

/** The first of each kind together, then the second of each: every kind has one that serves. */
async function restartInHalves({ site, edge }: Cluster): Promise<void> {
  const half = (at: number) => [site.calls, site.pushes, site.webs].flatMap((kind) => kind.slice(at, at + 1));
  for (const processes of [[...half(0), site.jobs], half(1)]) {
    await Promise.all(
      processes.map(async (each) => {
        await each.stop();
        await each.start();
      }),
    );
    await edge.seesAll();
  }
}
