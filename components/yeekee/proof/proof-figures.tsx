"use client";
import { useTranslations } from "next-intl";
import { NumberBall } from "@/components/ui/art/number-ball";
import { groupThousands } from "@/lib/domain/money/typed-amount";
import type { Checked } from "@/stores/yings/proof";
import styles from "./proof-figures.module.css";

/** The figures of the draw, as recomputed here. Nothing before there is a result. */
export function ProofFigures({ checked }: { checked: Checked }) {
  const t = useTranslations("proof.figures");
  const { verdict } = checked;
  const { result, sum, systemShot, deducted, value } = verdict;
  const hasSystemShot = checked.kind === "sealed" || checked.proof.withSystemShot;
  const [newest] = checked.shots;
  // The figures of an altered list are not shown: they are no result.
  if (!result || !deducted || verdict.verdict === "broken") return null;
  return (
    <section className={styles.figures} aria-labelledby="figures-title">
      <h2 id="figures-title">{t("title")}</h2>
      <dl className={styles.numbers}>
        <div>
          <dt>{t("top3")}</dt>
          <dd>
            <NumberBall digits={result.top3} tone="digits3" size="large" />
          </dd>
        </div>
        <div>
          <dt>{t("bottom2")}</dt>
          <dd>
            <NumberBall digits={result.bottom2} tone="digits2" size="large" />
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        <Fact name={t("sum")} value={groupThousands(String(sum))} />
        {hasSystemShot && systemShot !== null ? (
          <Fact name={t("system")} value={String(systemShot).padStart(5, "0")} />
        ) : null}
        <Fact name={t("rank16")} note={deducted.alias} value={deducted.number} />
        <Fact name={t("value")} value={groupThousands(value ?? "")} />
        {newest ? <Fact name={t("rank1")} note={newest.alias} value={newest.number} /> : null}
      </dl>
    </section>
  );
}

function Fact({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
