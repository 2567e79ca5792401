import type { IconName } from "@/components/ui/icon";
import { WayList } from "@/components/ui/way-list";
import type { MenuWords } from "./menu-words";

type Way = Exclude<keyof MenuWords["ways"], "mine">;

const ways: readonly { way: Way; href: string; icon: IconName }[] = [
  { way: "profile", href: "/profile", icon: "user" },
  { way: "games", href: "/games", icon: "dice" },
  { way: "withdraw", href: "/credit/withdraw", icon: "withdraw" },
  { way: "statement", href: "/credit/statement", icon: "chart" },
  { way: "banks", href: "/bank/status", icon: "bank" },
  { way: "affiliate", href: "/profile/affiliate", icon: "gift" },
  { way: "achievement", href: "/profile/achievement", icon: "flag" },
  { way: "limits", href: "/profile/limits", icon: "shield" },
];

/** A member's own pages beyond the five places. */
export function MemberWays({ words, onGo }: { words: MenuWords["ways"]; onGo: () => void }) {
  return (
    <nav aria-label={words.mine}>
      <WayList ways={ways.map(({ way, ...rest }) => ({ ...rest, name: words[way] }))} onGo={onGo} />
    </nav>
  );
}
