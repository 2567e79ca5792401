import { ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { PoyWords } from "../poy-words";
import styles from "./poy-empty.module.css";

/** No slips: where none waits, how to make one and the way to settled ones; where none is settled, where to look. */
export function PoyEmpty({
  words,
  isCurrent,
  isNarrowed,
  settledHref,
}: {
  words: PoyWords["empty"];
  isCurrent: boolean;
  /** A lottery or days are chosen: elsewhere there may be slips. */
  isNarrowed: boolean;
  settledHref: string;
}) {
  if (!isCurrent && isNarrowed)
    return <EmptyState icon="calendar" title={words.earlier} text={words.earlierHint} />;
  if (!isCurrent) return <EmptyState icon="slip" title={words.noneSettled} text={words.noneSettledHint} />;
  return (
    <EmptyState icon="slip" title={words.current}>
      <ol className={styles.steps}>
        {[words.step1, words.step2, words.step3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink href="/lotto" size="large">
        {words.go}
      </ButtonLink>
      <ButtonLink href={settledHref} look="quiet">
        {words.settled}
      </ButtonLink>
    </EmptyState>
  );
}
