import { getTranslations } from "next-intl/server";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { Fold } from "@/components/ui/lists/fold";
import type { YingSummary } from "@/lib/contract/yings";
import { Link } from "@/lib/i18n/navigation";
import styles from "./seal.module.css";

/** What the seal binds the draw to from the start, and what it does not rule out. Rendered on the server. */
export async function Seal({ betId, summary }: { betId: string; summary: YingSummary | null }) {
  const t = await getTranslations("yeekee.seal");
  const sealed = summary?.seal;
  const shown = sealed?.hash ?? summary?.commitment;
  return (
    <Fold isCheckable title={t("title")}>
      {shown ? (
        <p className={styles.row}>
          <code className={styles.hash} data-seal="">
            {shown}
          </code>
          <CopyButton text={shown} />
        </p>
      ) : (
        <p>{t("none")}</p>
      )}
      {sealed ? (
        <>
          <p className={styles.text}>{t("sealedText", { steps: sealed.steps.toLocaleString("en-US") })}</p>
          <p className={styles.text}>{t("witness")}</p>
          {sealed.chainHash ? (
            <p className={styles.text}>{t("sealedBeacon", { n: sealed.beaconRound })}</p>
          ) : null}
        </>
      ) : (
        <>
          <p className={styles.text}>{t("text")}</p>
          {summary && !summary.withSystemShot ? <p className={styles.text}>{t("withoutSystem")}</p> : null}
          {summary ? (
            <p className={styles.text}>{t(summary.beaconChain ? "withBeacon" : "withoutBeacon")}</p>
          ) : null}
        </>
      )}
      <Link href={`/results/yeekee/${betId}`} prefetch={false} className={styles.link}>
        {t("proof")}
      </Link>
    </Fold>
  );
}
