import type { IconName } from "@/components/ui/icon";
import { WayList } from "@/components/ui/way-list";
import type { MenuWords } from "./menu-words";

type Way = Exclude<keyof MenuWords["site"], "title">;

const ways: readonly { way: Way; href: string; icon: IconName }[] = [
  { way: "casino", href: "/live/casino", icon: "dice" },
  { way: "promotions", href: "/promotions", icon: "gift" },
  { way: "howTo", href: "/how-to", icon: "info" },
  { way: "videos", href: "/vdo", icon: "eye" },
  { way: "download", href: "/download", icon: "deposit" },
];

/** What everybody may look at. A member finds the live casino among the games. */
export function SiteWays({
  words,
  isMember,
  onGo,
}: {
  words: MenuWords["site"];
  isMember: boolean;
  onGo: () => void;
}) {
  const shown = isMember ? ways.filter(({ way }) => way !== "casino") : ways;
  return (
    <nav aria-label={words.title}>
      <WayList ways={shown.map(({ way, ...rest }) => ({ ...rest, name: words[way] }))} onGo={onGo} />
    </nav>
  );
}
