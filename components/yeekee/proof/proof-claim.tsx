"use client";
import { useTranslations } from "next-intl";
import { displayClock } from "@/lib/domain/time/time";
import type { CheckedSealed } from "@/lib/domain/yeekee/check-proof";
import type { WitnessClaim } from "@/lib/domain/yeekee/witness-claim";
import { Link } from "@/lib/i18n/navigation";
import { useYingProofs } from "@/stores/yings/proof";
import styles from "./proof-claim.module.css";

/**
 * What the draw proves to a reader on this device: whether its own random bytes were included, and how tightly.
 */
export function ProofClaim({ claim, moments }: { claim: WitnessClaim } & Pick<CheckedSealed, "moments">) {
  const t = useTranslations("proof.claim");
  const { heard, rounds } = useYingProofs(({ tally }) => tally);
  return (
    <section className={styles.claim} data-heard={claim.kind === "heard" || undefined}>
      <h2>{t("title")}</h2>
      {claim.kind === "heard" && moments ? (
        <p>
          {t("heard", {
            sent: displayClock(moments.sentMs),
            heard: displayClock(moments.heardMs),
            seconds: claim.seconds.toFixed(1),
            ratio: Math.floor(claim.ratio),
          })}
        </p>
      ) : (
        <>
          <p>{t(claim.kind === "not-witnessed" ? "notWitnessed" : "notHeard")}</p>
          <p className={styles.hint}>{t("hint")}</p>
        </>
      )}
      {rounds > 0 ? <p className={styles.hint}>{t("tally", { heard, rounds })}</p> : null}
      <Link href="/howto/draw" prefetch={false} className={styles.how}>
        {t("how")}
      </Link>
    </section>
  );
}
