"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { NumberBall } from "@/components/ui/art/number-ball";
import { groupThousands } from "@/lib/domain/money/typed-amount";
import type { Checked } from "@/stores/yings/proof";
import { loggedRoundName } from "../draw-log/logged-round-name";
import styles from "./proof-screen.module.css";
import { summaryOf } from "./proof-summary";
import type { ProofView } from "./use-proof-view";

interface CheckedDrawProps extends Pick<ProofView, "fileKind" | "isVoidOnSite"> {
  checked: Checked;
  /** The figures are built by now, beside the verdict. */
  hasFigures: boolean;
  reasons: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

/** The result of checking a draw, the worst first: missing shots, the verdict, the figures. */
export function CheckedDraw({
  checked,
  fileKind,
  isVoidOnSite,
  hasFigures,
  reasons,
  names,
}: CheckedDrawProps) {
  const isAltered = fileKind === "altered";
  return (
    <>
      <MissingReceipts checked={checked} />
      <Verdict
        checked={checked}
        isAltered={isAltered}
        isVoidOnSite={isVoidOnSite}
        round={loggedRoundName(names, checked.proof.betId)}
        reasons={reasons}
      />
      {hasFigures ? <ProofFigures checked={checked} /> : null}
    </>
  );
}

/** Shown before everything else: a shot was made on this device, and the list was drawn without it. */
function MissingReceipts({ checked: { kept, proof } }: { checked: Checked }) {
  const t = useTranslations("proof");
  const missing = kept.filter(({ verdict }) => verdict === "missing").length;
  // Before the list is frozen, no shot can be missing from it.
  if (!proof.listHash || missing === 0) return null;
  return (
    <section className={styles.missing} role="alert">
      <Icon name="alert" size={32} />
      <div>
        <h2>{t("missing", { missing })}</h2>
        <p>{t("missingText", { n: kept.length })}</p>
      </div>
    </section>
  );
}

interface VerdictProps {
  checked: Checked;
  isAltered: boolean;
  isVoidOnSite: boolean;
  /** Name of the proof's own round. */
  round: string;
  reasons: Readonly<Record<string, string>>;
}

/** The verdict in one line: the site's own, consistent, failed, or still to come. */
function Verdict({ checked, ...facts }: VerdictProps) {
  const t = useTranslations("proof");
  const { state, title, lines } = summaryOf(checked, facts, t);
  return (
    <section className={styles.verdict} data-state={state} role="status">
      <Icon name={icons[state]} size={32} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** The figures of the draw, as recomputed here. Nothing before there is a result. */
function ProofFigures({ checked }: { checked: Checked }) {
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

const icons = { own: "check", consistent: "info", broken: "alert", open: "clock", test: "alert" } as const;
