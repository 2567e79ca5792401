import styles from "./market-mark.module.css";

/**
 * Flags and games' own marks, drawn in public/marks-1.svg: lists show dozens of them, and paths in the page would
 * be sent twice, in its HTML and in its payload.
 */
export const markNames = [
  "gov",
  "thai",
  "japan",
  "china",
  "hongkong",
  "taiwan",
  "korea",
  "singapore",
  "india",
  "egypt",
  "russia",
  "england",
  "germany",
  "lao",
  "hanoy",
  "malay",
  "usa",
  "yeekee",
  "yeekee_5",
  "pingpong",
  "other",
] as const;

type MarkName = (typeof markNames)[number];

/** The market's flag, or a game's own mark; decoration, because the name is shown beside it. */
export function MarketMark({ betType, size = 40 }: { betType: string; size?: number }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" focusable="false">
        <use href={`/marks-1.svg#${markOf(betType)}`} />
        <circle cx="18" cy="18" r="17" className={styles.rim} />
      </svg>
    </span>
  );
}

/** Markets that share a country's flag under another name. */
const alias: Partial<Record<string, MarkName>> = {
  nikkei: "japan",
  hangseng: "hongkong",
  dowjones: "usa",
  "lao-super": "lao",
};

const isMark = (name: string): name is MarkName => markNames.some((mark) => mark === name);

/** The mark of a market; `other` for one that has none of its own. */
export function markOf(betType: string): MarkName {
  if (betType.startsWith("th_")) return "thai";
  const base = betType.replace(/_(am|pm)$/, "");
  const name = alias[base] ?? base;
  return isMark(name) ? name : "other";
}
