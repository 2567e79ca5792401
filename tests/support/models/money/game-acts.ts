/** Messages of a game provider, held against the model of the wallet. */
import { walletOperations } from "@/lib/domain/partners/wallet";
import { tell } from "../../world/games";
import type { Act } from "./acts";

const PLAYERS = 2;

const telling =
  (type: (typeof walletOperations)[number]): Act =>
  async (model, real, { who, pick, baht, digits }) => {
    const [number, member] = [who % PLAYERS, real.members[who % PLAYERS]];
    if (!member) return;
    // Few rounds and transactions, so that messages refer to each other.
    const ids = (index: number) => `${real.run}-${index}`;
    const own = { round: ids(1 + (pick % 4)), transaction: ids(100 + pick * 10 + Number(digits[0])) };
    const refersTo = ids(100 + (pick - 1) * 10 + Number(digits[0]));
    const amount = 1 + (baht % 60);
    const expected = model.wallet.tell({ who: number, type, baht: amount * 100, refersTo, ...own });
    const heard = await tell(real.service, member, type, amount, { refersTo, ...own });
    const [shown, meant] = [
      [heard.status, heard.balance],
      [expected.status, expected.balance],
    ];
    if (JSON.stringify(shown) !== JSON.stringify(meant))
      throw new Error(`game ${type} answered ${JSON.stringify(shown)}, expected ${JSON.stringify(meant)}`);
    const { seen } = real;
    seen.acts.set(`game ${type}`, (seen.acts.get(`game ${type}`) ?? 0) + 1);
    if (heard.status === 200) seen.accepted += 1;
    else seen.refused += 1;
  };

export const gameActs: Record<string, readonly [weight: number, Act]> = Object.fromEntries(
  walletOperations.map((type) => [`game ${type}`, [type === "bet" ? 4 : 1, telling(type)]]),
);
