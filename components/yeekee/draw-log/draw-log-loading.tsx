import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/notices/skeleton";
import styles from "./draw-log.module.css";

const ROWS = 8;

/** The skeleton of the log of draws: the counts and the first rows. */
export function DrawLogLoading() {
  const t = useTranslations("freezes");
  return (
    <div className={styles.log}>
      <span className="visually-hidden" role="status">
        {t("loading")}
      </span>
      <Skeleton height={176} />
      {Array.from({ length: ROWS }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={96} />
      ))}
    </div>
  );
}
