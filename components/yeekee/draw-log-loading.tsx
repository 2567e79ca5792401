import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";
import styles from "./draw-log.module.css";

const ROWS = 8;

/** The log of draws while it is read: the counts and the first rows in their places. */
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
