import { NoteLink } from "@/components/ui/notices/note-link";
import type { GameWords } from "./game-words";
import type { Listed } from "./lobby/listed-games";

interface DemoGamesNoteProps {
  tiles: readonly Listed[];
  words: Pick<GameWords, "demoNote" | "demoWho">;
}

/** Explains demo games and who could choose their outcome; shown where at least one is listed. */
export function DemoGamesNote({ tiles, words }: DemoGamesNoteProps) {
  if (!tiles.some(({ isDemo }) => isDemo)) return null;
  return <NoteLink text={words.demoNote} href="/howto/draw#demo-games" link={words.demoWho} />;
}
