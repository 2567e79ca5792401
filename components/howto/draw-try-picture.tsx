import { fill } from "@/lib/i18n/fill";
import type draw from "@/locales/th/draw.json";
import styles from "./draw-picture.module.css";
import { PictureText } from "./picture-text";

interface DrawTryPictureProps {
  words: (typeof draw)["device"];
  /** Seconds between the bytes and the freeze. */
  gap: number;
  /** Seconds that one try takes. */
  seconds: number;
}

const START = 24;
const WIDTH = 288;

/** A timeline to scale: the time in which somebody could have chosen bytes, and how long one try takes. */
export function DrawTryPicture({ words, gap, seconds }: DrawTryPictureProps) {
  const freeze = START + (gap / seconds) * WIDTH;
  return (
    <svg
      viewBox="0 0 328 200"
      role="img"
      aria-label={fill(words.label, { gap, seconds })}
      className={styles.picture}
    >
      <rect x={START} y="74" width={WIDTH} height="44" className={styles.tooLate} />
      <rect x={START} y="74" width={freeze - START} height="44" className={styles.inTime} />
      <PictureText text={fill(words.try, { seconds })} x={(freeze + START + WIDTH) / 2} y={102} />
      <PictureText text={words.late} x={START + WIDTH} y={142} anchor="end" className={styles.bad} />

      <path d={`M${START} 8v152`} className={styles.mark} />
      <PictureText text={words.bytes} x={START + 8} y={22} anchor="start" />
      <path d={`M${freeze} 38v122`} className={styles.mark} />
      <PictureText text={words.freeze} x={freeze + 8} y={54} anchor="start" />

      <path d="M8 160h312m-7-5 7 5-7 5" className={styles.arrow} />
      <path d={`M${START} 166v6h${freeze - START}v-6`} className={styles.arrow} />
      <PictureText
        text={fill(words.gap, { gap })}
        x={START}
        y={192}
        anchor="start"
        className={styles.strong}
      />
    </svg>
  );
}
