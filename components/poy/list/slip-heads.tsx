import { SortHead, SortHeads } from "@/components/ui/lists/sort-heads";
import type { PoyWords } from "../poy-words";
import styles from "./slip-heads.module.css";
import { nextSort, type SlipSort, type SortKey } from "./sort-slips";

interface SlipHeadsProps {
  sort: SlipSort;
  words: Pick<PoyWords, "card" | "list">;
  onSort: (sort: SlipSort) => void;
}

/** The heads of the list's columns on a wide screen, each a button that sorts by it; the numbers have no order. */
export function SlipHeads({ sort, words: { card, list }, onSort }: SlipHeadsProps) {
  const head = (by: SortKey, word: string, className?: string) => (
    <SortHead by={by} sort={sort} onSort={() => onSort(nextSort(sort, by))} className={className}>
      {word}
    </SortHead>
  );
  return (
    <SortHeads label={list.sortBy} className={styles.heads}>
      {head("no", list.slip)}
      <span className={styles.market}>
        {head("market", list.market)}
        <span>· {list.numbers}</span>
      </span>
      {head("stake", card.stake, styles.sum)}
      {head("net", card.net, styles.sum)}
      {head("state", list.state, styles.state)}
    </SortHeads>
  );
}
