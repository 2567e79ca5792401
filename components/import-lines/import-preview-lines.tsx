import { Money } from "@/components/ui/money";
import type { Satang } from "@/lib/domain/money/money";
import type { OldLine } from "@/lib/domain/poy/import-lines";
import { digitsOf, groupByOption, type PoyOption } from "@/lib/domain/poy/options";
import styles from "./import-preview-lines.module.css";

interface ImportPreviewLinesProps<Line extends OldLine> {
  lines: readonly Line[];
  nameOf: (option: PoyOption) => string;
  /** The text for the numbers beyond the limit, by count. */
  more: (n: number) => string;
  isPriced?: boolean;
  /** What is shown beside a number instead of its price. */
  noteOf?: (line: Line) => string;
  /** The price that was asked where another one is taken: shown before that one, marked. */
  askedOf?: (line: Line) => Satang | undefined;
}

/** The most numbers of an option that are listed; the rest is counted. */
const SHOWN = 30;

/** Numbers by option, in the slip's display order. */
export function ImportPreviewLines<Line extends OldLine>({
  lines,
  nameOf,
  more,
  isPriced,
  noteOf,
  askedOf,
}: ImportPreviewLinesProps<Line>) {
  return (
    <dl className={styles.groups}>
      {groupByOption(lines).map((group) => (
        <div key={group.option} data-digits={digitsOf(group.option)}>
          <dt>{nameOf(group.option)}</dt>
          <dd>
            {numbered(group.lines.slice(0, SHOWN)).map(({ key, line }) => {
              const asked = askedOf?.(line);
              return (
                <span
                  key={key}
                  className={styles.number}
                  data-repriced={asked === undefined ? undefined : ""}
                >
                  <b>{line.number}</b>
                  {asked === undefined ? null : (
                    <>
                      <Money amount={asked} />
                      <span aria-hidden="true">→</span>
                    </>
                  )}
                  {isPriced && line.price !== undefined ? <Money amount={line.price} /> : null}
                  {noteOf ? <span>{noteOf(line)}</span> : null}
                </span>
              );
            })}
            {group.lines.length > SHOWN ? (
              <span className={styles.more}>{more(group.lines.length - SHOWN)}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number may occur twice: its key includes the occurrence. */
function numbered<Line extends OldLine>(lines: readonly Line[]) {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const time = (times.get(line.number) ?? 0) + 1;
    times.set(line.number, time);
    return { key: `${line.number}-${time}`, line };
  });
}
