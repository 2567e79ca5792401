import { partners } from "@/lib/domain/partners/partners";
import { partner, partnerGame } from "../db/schema/games";
import type { Tx } from "../db/tx";

/** The partner of the built-in demo provider. */
const OWN = "wl";

/** Names for partners without a configured provider; operators who connect one enter its own games. */
const names: Readonly<Record<string, string>> = {
  "pg-soft2": "Pocket Slots",
  joker: "Jester Slots",
  pegasus: "Winged Slots",
  ezg: "Easy Games",
  gpx: "Planet Games",
  sa: "Salon Live",
  wm: "World Live",
  "all-bet": "All Tables Live",
  "world-casino": "World Casino",
  hg: "Grand Hall Live",
  soccer: "Football",
};

const demoGames = [
  { gameList: "slots", gameId: "golden-lotus", name: "Golden Lotus", category: "slots" },
  { gameList: "dice", gameId: "hi-lo", name: "Hi-Lo", category: "dice" },
  { gameList: "board", gameId: "fish-prawn-crab", name: "Fish Prawn Crab", category: "board" },
] as const;

export async function seedGames(tx: Tx): Promise<void> {
  await tx
    .insert(partner)
    .values(partners.map(({ key }) => ({ key, state: key === OWN ? "open" : "unconnected" })))
    .onConflictDoNothing();
  const own = demoGames.map((game, place) => ({
    ...game,
    partner: OWN,
    imageUrl: `/images/games/${game.gameId}.svg`,
    isDemo: true,
    highlight: place,
    place,
  }));
  const others = partners
    .filter(({ key }) => key !== OWN)
    .map(({ key, category }, at) => ({
      partner: key,
      name: names[key] ?? key,
      category,
      isRestricted: category === "casino",
      place: 100 + at,
    }));
  await tx
    .insert(partnerGame)
    .values([...own, ...others])
    .onConflictDoNothing();
}
