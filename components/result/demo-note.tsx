import { NoteLink } from "@/components/ui/notices/note-link";
import type { ResultWords } from "./result-row";

interface DemoNoteProps {
  rows: readonly { demo?: true }[];
  words: Pick<ResultWords, "demoText" | "demoWho">;
  className?: string;
}

/** Explains demo results and who could choose them; below results that include one. */
export function DemoNote({ rows, words, className }: DemoNoteProps) {
  if (!rows.some(({ demo }) => demo)) return null;
  return (
    <NoteLink
      text={words.demoText}
      href="/howto/draw#demo-results"
      link={words.demoWho}
      className={className}
    />
  );
}
