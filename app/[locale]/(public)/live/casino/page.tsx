import { getMessages, getTranslations } from "next-intl/server";
import { LiveCasino } from "@/components/game/lobby/live-casino";
import { gameListConfig } from "@/lib/contract/partners";
import { memberStatus } from "@/lib/domain/access/session";
import { preload } from "@/lib/server/ask/preload";
import { readSession } from "@/lib/server/session/session";

export async function generateMetadata() {
  const t = await getTranslations("game");
  return { title: t("live.title"), description: t("live.lead") };
}

/** The live casino: everybody may look, only members play (decision 1). */
export default async function LiveCasinoPage() {
  const [{ game }, session, normal] = await Promise.all([
    getMessages(),
    readSession(),
    preload(gameListConfig),
  ]);
  const visitor = !session ? "guest" : session.status === memberStatus.noGames ? "closed" : "player";
  return <LiveCasino visitor={visitor} games={normal} words={game} />;
}
