"use client";
import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { NumberBall } from "@/components/ui/number-ball";
import type { RoundResult } from "@/lib/contract/results";
import styles from "./result-balls.module.css";

/** The drawn numbers of a round, each with its name. */
export function ResultBalls({ result, isDemo = false }: { result: RoundResult; isDemo?: boolean }) {
  const t = useTranslations("lotto.list");
  return (
    <div className={styles.result}>
      <dl className={styles.rows}>
        {rowsOf(result).map(({ name, numbers, tone }) => (
          <div key={name} className={styles.row}>
            {name === "draw4" ? null : <dt>{t(name)}</dt>}
            <dd className={styles.numbers}>
              {numbers.map((digits, at) => (
                // Two prizes of one kind may be the same number: the place tells them apart.
                <NumberBall
                  key={`${name}-${at === 0 ? "a" : "b"}`}
                  digits={digits}
                  tone={tone}
                  size="small"
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {isDemo ? <Chip tone="warning">{t("demo")}</Chip> : null}
    </div>
  );
}

function rowsOf(result: RoundResult) {
  if ("first" in result) {
    return [
      { name: "first", numbers: [result.first], tone: "gold" },
      { name: "front3", numbers: result.front3, tone: "digits3" },
      { name: "back3", numbers: result.back3, tone: "digits3" },
      { name: "back2", numbers: [result.back2], tone: "digits2" },
    ] as const;
  }
  if ("top3" in result) {
    return [
      { name: "top3", numbers: [result.top3], tone: "digits3" },
      { name: "bottom2", numbers: [result.bottom2], tone: "digits2" },
    ] as const;
  }
  return [{ name: "draw4", numbers: [result.draw4], tone: "sets" }] as const;
}
