import type { TransactionRow } from "@/lib/contract/transactions";
import { depositAddress, gameRoundAddress, poyAddress, shotsAddress } from "@/lib/domain/access/addresses";
import { MADE_ID } from "@/lib/domain/money/transactions";
import { gameNameOf } from "@/lib/domain/partners/game-name";
import { playAgainPath } from "@/lib/domain/partners/play-again";
import { roundName } from "@/lib/domain/rounds/names";
import { fill } from "@/lib/i18n/fill";
import { shortId } from "@/lib/kernel/short-id";
import type { RowWords } from "./statement-words";

export interface Reference {
  /** The cause of the movement, as text. */
  text: string;
  /** The page of the cause; a movement that is its own cause has none. */
  href?: string;
}

/** Groups whose slips have an address by their type alone, where the upstream does not say more. */
const groupOfType: Readonly<Record<string, string>> = { GOV: "gov", STOCK: "stock", YEEKEE: "yeekee" };

/** A movement's cause and its page. */
export function referenceOf(row: TransactionRow, { row: words, names, games }: RowWords): Reference {
  const { ref, poy, game, transactionType } = row;
  if (!ref) return { text: row.id.startsWith(MADE_ID) ? "" : fill(words.entry, { id: row.id }) };
  const reference = fill(words.reference, { id: shortId(ref.id) });
  switch (ref.kind) {
    case "poy": {
      if (poy) {
        const name = roundName(names, { ...poy, name: poy.roundName });
        const text = `${fill(words.slip, { no: poy.poyNo })} · ${name}`;
        return { text, href: poyAddress({ ...poy, poyId: ref.id }) };
      }
      const betGroup = groupOfType[transactionType.replace(/^(BET|WIN)_/, "")];
      return {
        text: reference,
        ...(betGroup && { href: poyAddress({ betGroup, betType: "", poyId: ref.id }) }),
      };
    }
    case "game": {
      if (!game) return { text: reference };
      // Money outside of any round leads to its game.
      const href = game.round ? gameRoundAddress(ref.id) : playAgainPath(game);
      const text = [gameNameOf(game, games), shortId(game.round)].filter(Boolean).join(" · ");
      return { text, ...(href && { href }) };
    }
    case "deposit":
      return { text: reference, href: depositAddress(row.channel ?? "fast", ref.id) };
    case "withdraw":
      return { text: reference, href: "/credit/withdraw" };
    case "ying":
      return { text: words.ying, href: shotsAddress(ref.id) };
    case "achievement":
      return { text: words.achievement, href: "/profile/achievement" };
    case "af":
      return { text: words.af, href: "/profile/affiliate" };
    default:
      return { text: fill(words.entry, { id: row.id }) };
  }
}

/** Reason codes of the system; a draw is no turnover; staff's own text on an adjustment stays unchanged. */
export function noteOf({ note, transactionType }: TransactionRow, { note: words }: RowWords): string | null {
  if (note === "withdraw-rejected") return words["withdraw-rejected"];
  if (note === "play credit of the box") return words.demo;
  if (transactionType === "DRAW_GAME") return words.uncounted;
  return transactionType.startsWith("ADMIN_") ? note : null;
}
