import { Card } from "@/components/ui/card";
import type { NumberRecord } from "@/lib/domain/settlement/statistics";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type { ResultWords } from "../result-row";
import styles from "./number-map.module.css";

const levels = 4;
const tens = Array.from({ length: 10 }, (_, digit) => digit);

interface NumberMapProps {
  records: readonly NumberRecord[];
  /** The slip with the number in it; null where no round takes it now. */
  hrefOf: ((number: string) => string) | null;
  words: ResultWords["stats"];
}

/**
 * How often each of the hundred numbers was drawn: tens down, units across. The count is written, the shade
 * repeats it.
 */
export function NumberMap({ records, hrefOf, words }: NumberMapProps) {
  const most = Math.max(1, ...records.map(({ count }) => count));
  return (
    <Card isFlush aria-labelledby="number-map" className={styles.card}>
      <h2 id="number-map" className={styles.title}>
        {words.map}
      </h2>
      <table className={styles.map}>
        <caption>{words.mapHint}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.tens}</span>
            </th>
            {tens.map((unit) => (
              <th key={unit} scope="col">
                <span aria-hidden="true">·</span>
                {unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tens.map((ten) => (
            <tr key={ten}>
              <th scope="row">
                {ten}
                <span aria-hidden="true">·</span>
              </th>
              {records.slice(ten * 10, ten * 10 + 10).map(({ number, count }) => (
                <td key={number} data-level={Math.ceil((count / most) * levels)}>
                  {hrefOf ? (
                    <Link
                      href={hrefOf(number)}
                      prefetch={false}
                      className={styles.cell}
                      aria-label={`${fill(words.bet, { number })}: ${count}`}
                    >
                      {count}
                    </Link>
                  ) : (
                    <>
                      <span className="visually-hidden">{number}: </span>
                      {count}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
