"use client";
import { useTranslations } from "next-intl";
import { NumberBall } from "@/components/ui/art/number-ball";
import { Chip } from "@/components/ui/chip";
import type { RoundResult } from "@/lib/contract/results";
import { prizesOf } from "./prizes-of";
import styles from "./result-balls.module.css";

/** The drawn numbers of a round, each with its name. */
export function ResultBalls({ result, isDemo = false }: { result: RoundResult; isDemo?: boolean }) {
  const t = useTranslations("lotto.list");
  return (
    <div className={styles.result}>
      <dl className={styles.rows}>
        {prizesOf(result).map(({ prize, numbers, tone }) => (
          <div key={prize} className={styles.row}>
            {prize === "draw4" ? null : <dt>{t(prize)}</dt>}
            <dd className={styles.numbers}>
              {numbers.map((digits, at) => (
                // Two prizes of one kind may be the same number: keyed by index.
                <NumberBall
                  key={`${prize}-${at === 0 ? "a" : "b"}`}
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
