import "../shared-styles";
import styles from "./skeleton.module.css";

/** A placeholder of the content's size while it loads. Appears after the fetch delay. */
export function Skeleton({
  width = "100%",
  height = 20,
  isRound = false,
}: {
  width?: number | string;
  height?: number | string;
  isRound?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ width, height, borderRadius: isRound ? 999 : undefined }}
    />
  );
}
