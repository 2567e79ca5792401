import type { ReactNode } from "react";
import type { GameCategory } from "@/lib/domain/partners/partners";
import styles from "./game-art.module.css";

/**
 * The illustration of a kind of game: gold lines on a background of its own. Partners of one kind are told apart
 * by their initials. Decoration; the name is shown beside it.
 */
export function GameArt({ category, initials }: { category: GameCategory; initials?: string | null }) {
  return (
    <svg
      viewBox="0 0 120 90"
      aria-hidden="true"
      focusable="false"
      className={styles.art}
      data-kind={category}
    >
      <rect width="120" height="90" className={styles.ground} />
      <path d="M60 118 8 30M60 118 32 12M60 118 60 4M60 118 88 12M60 118 112 30" className={styles.rays} />
      {initials ? (
        <>
          <text x="60" y="54" textAnchor="middle" className={styles.initials}>
            {initials}
          </text>
          <path d="M44 66h32M54 72h12" className={styles.lines} />
        </>
      ) : (
        <g className={styles.lines}>{drawings[category]}</g>
      )}
    </svg>
  );
}

const drawings: Readonly<Record<GameCategory, ReactNode>> = {
  slots: (
    <>
      <rect x="24" y="22" width="66" height="44" rx="6" />
      <path d="M46 22v44M68 22v44M24 73h66M99 58V34" />
      <circle cx="99" cy="29" r="5" className={styles.fill} />
      <path d="M30 35h10l-6 19M79 37l2 4.6 5 .4-3.8 3.2 1.2 4.8-4.4-2.7-4.4 2.7 1.2-4.8-3.8-3.2 5-.4z" />
      <path d="M57 35c-5 5-6 11-4 16M57 35c3 5 5 9 5 14M57 35l6-2" />
      <circle cx="53" cy="55" r="3.5" className={styles.fill} />
      <circle cx="62" cy="53" r="3.5" className={styles.fill} />
    </>
  ),
  casino: (
    <>
      <rect x="36" y="20" width="32" height="46" rx="4" transform="rotate(-12 52 43)" />
      <rect
        x="52"
        y="22"
        width="32"
        height="46"
        rx="4"
        transform="rotate(10 68 45)"
        className={styles.card}
      />
      <path
        d="M69 34c-8 8-11 11-11 15a5.5 5.5 0 0 0 9.5 3.5c0 3-1 5-3 7h9c-2-2-3-4-3-7A5.5 5.5 0 0 0 80 49c0-4-3-7-11-15z"
        className={styles.fill}
      />
    </>
  ),
  dice: (
    <>
      <rect x="26" y="34" width="34" height="34" rx="6" transform="rotate(-8 43 51)" />
      <rect x="62" y="24" width="34" height="34" rx="6" transform="rotate(12 79 41)" />
      <g className={styles.fill}>
        <circle cx="35" cy="44" r="3" />
        <circle cx="43" cy="51" r="3" />
        <circle cx="51" cy="58" r="3" />
        <circle cx="73" cy="31" r="3" />
        <circle cx="90" cy="34" r="3" />
        <circle cx="69" cy="47" r="3" />
        <circle cx="86" cy="51" r="3" />
      </g>
    </>
  ),
  board: (
    <>
      <rect x="22" y="18" width="76" height="54" rx="5" />
      <path d="M22 45h76M47.3 18v54M72.7 18v54" />
      <path d="M34.6 24c4 0 4 5 1.5 6 6 2 4 10-1.5 10s-7.5-8-1.5-10c-2.5-1-2.5-6 1.5-6zM34.6 24v-3" />
      <path d="M52 32c3-6 10-6 12-1l4-4v8l-4-4c-2 5-9 5-12 1z" />
      <path d="M78 38c0-6 4-9 7-9s7 3 7 9zM80 27l3 3M90 26l-2 4" />
      <path d="M29 60c1-7 11-7 12 0s-13 6-12 0zM29 55l-4-3M41 55l4-3M29 65l-3 3M41 65l3 3" />
      <path d="M53 64c0-9 7-11 13-10-1 5-4 7-8 7M66 54l3-2M53 64l-2 3" />
      <path d="M79 66c-2-8 1-12 6-12s8 4 6 12M82 54l-1-4M88 54l2-4M83 60h.1M87 60h.1" />
    </>
  ),
  fishing: (
    <>
      <path d="M26 40c10-14 30-14 42 0-12 14-32 14-42 0zM68 40l14-9v18zM48 32c3 5 3 11 0 16" />
      <circle cx="36" cy="38" r="2.5" className={styles.fill} />
      <path d="M22 68c6-5 10-5 16 0s10 5 16 0 10-5 16 0 10 5 16 0 8-5 12-2" />
      <circle cx="94" cy="28" r="4" />
      <circle cx="102" cy="18" r="2.5" />
      <circle cx="90" cy="14" r="2" />
    </>
  ),
  sports: (
    <>
      <circle cx="60" cy="44" r="24" />
      <path d="m60 33 10 7.5-4 12H54l-4-12z" className={styles.fill} />
      <path d="M60 33V20M70 40.5l12.5-3.5M66 52.5l7 11M54 52.5l-7 11M50 40.5 37.5 37M18 76h84" />
    </>
  ),
};
