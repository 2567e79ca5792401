import "./shared-styles";
import styles from "./skeleton.module.css";

/** The place of something that is loading, of the same size as the real thing. Appears after the fetch delay. */
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
