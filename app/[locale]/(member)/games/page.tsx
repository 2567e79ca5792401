import { getTranslations } from "next-intl/server";
import { isGameKind } from "@/lib/domain/partners/game-search";
import { GamesLobby } from "../game/_parts/games-lobby";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("game"))("title") };
}

export default async function GamesPage({ searchParams }: Props) {
  const { kind } = await searchParams;
  return <GamesLobby kind={isGameKind(kind) ? kind : "all"} />;
}
