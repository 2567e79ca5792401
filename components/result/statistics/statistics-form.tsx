import { Button } from "@/components/ui/controls/button";
import { fill } from "@/lib/i18n/fill";
import type { ResultWords } from "../result-row";
import styles from "./statistics-form.module.css";

interface Choice {
  key: string;
  name: string;
}

interface StatisticsFormProps {
  words: ResultWords["stats"];
  market: { value: string; groups: readonly { name: string; choices: readonly Choice[] }[] };
  option: { value: string; choices: readonly Choice[] };
  span: { value: number; choices: readonly number[] };
  /** Null where there are no demo results to choose. */
  hasDemos: boolean | null;
}

/** The fields of the statistics form: plain selects, so that it works without scripts. */
export function StatisticsForm({ words, market, option, span, hasDemos }: StatisticsFormProps) {
  return (
    <>
      <label className={styles.field}>
        <span>{words.market}</span>
        <select name="market" defaultValue={market.value} key={market.value}>
          {market.groups.map(({ name, choices }) => (
            <optgroup key={name} label={name}>
              <Options of={choices} />
            </optgroup>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{words.option}</span>
        <select name="option" defaultValue={option.value} key={option.value}>
          <Options of={option.choices} />
        </select>
      </label>
      <label className={styles.field}>
        <span>{words.draws}</span>
        <select name="n" defaultValue={span.value} key={span.value}>
          <Options of={span.choices.map((n) => ({ key: String(n), name: fill(words.nDraws, { n }) }))} />
        </select>
      </label>
      {hasDemos === null ? null : (
        <label className={styles.field}>
          <span>{words.counted}</span>
          <select name="demo" defaultValue={hasDemos ? "1" : ""} key={String(hasDemos)}>
            <option value="">{words.realOnly}</option>
            <option value="1">{words.withDemo}</option>
          </select>
        </label>
      )}
      <Button type="submit">{words.show}</Button>
    </>
  );
}

function Options({ of }: { of: readonly Choice[] }) {
  return of.map(({ key, name }) => (
    <option key={key} value={key}>
      {name}
    </option>
  ));
}
