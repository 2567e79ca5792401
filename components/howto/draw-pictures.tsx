import { fill } from "@/lib/i18n/fill";
import type draw from "@/locales/th/draw.json";
import styles from "./draw-pictures.module.css";

/** The inputs of the freeze, by the left edge of each box. */
const sources = [
  { key: "secret", x: 1, art: "M41 18h24v16H41zM41 19l12 9 12-9" },
  {
    key: "shots",
    x: 112,
    art: "M150 26a7 7 0 1 0 14 0a7 7 0 1 0-14 0M170 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0M169 33h11",
  },
  { key: "bytes", x: 223, art: "M266 14h18v24h-18zM272 34h6M291 20a9 9 0 0 1 0 12M259 20a9 9 0 0 0 0 12" },
] as const;

const ends = [
  { key: "system", x: 104 },
  { key: "result", x: 231 },
] as const;

const BOX = { width: 104, rx: 8 } as const;
const END = { width: 96, rx: 8 } as const;
const links = Array.from({ length: 10 }, (_, at) => 82 + at * 22);

interface DrawWayPictureProps {
  words: (typeof draw)["way"];
  /** How long the work takes, in whole seconds. */
  seconds: number;
}

/** The stages of a draw: secret, shots and bytes, the freeze, the slow work, the result, and the fast verification. */
export function DrawStagesPicture({ words, seconds }: DrawWayPictureProps) {
  return (
    <svg viewBox="0 0 328 350" role="img" aria-label={words.label} className={styles.picture}>
      {sources.map(({ key, x, art }) => (
        <g key={key}>
          <rect {...BOX} x={x} y="1" height="92" className={styles.box} />
          <path d={art} className={styles.art} />
          <PictureText text={words[key]} x={x + 52} y={60} />
          <path d={`M${x + 52} 93v18m-5-6 5 6 5-6`} className={styles.arrow} />
        </g>
      ))}
      <rect x="1" y="114" width="326" height="44" rx="8" className={styles.freeze} />
      <path d="M15 134h14v11H15zM18 134v-4a4 4 0 0 1 8 0v4" className={styles.art} />
      <PictureText text={words.freeze} x={178} y={141} className={styles.strong} />

      <path d="M196 158v18m-5-6 5 6 5-6" className={styles.arrow} />
      <rect x="64" y="179" width="263" height="66" rx="8" className={styles.box} />
      <PictureText text={fill(words.work, { seconds })} x={196} y={205} />
      <path d="M82 228h228m-6-5 6 5-6 5" className={styles.arrow} />
      {links.map((x) => (
        <circle key={x} cx={x + 10} cy="228" r="6" className={styles.link} />
      ))}

      <path d="M152 245v16m-5-6 5 6 5-6" className={styles.arrow} />
      {ends.map(({ key, x }) => (
        <g key={key}>
          <rect
            {...END}
            x={x}
            y="264"
            height="72"
            className={key === "result" ? styles.freeze : styles.box}
          />
          <PictureText
            text={words[key]}
            x={x + 48}
            y={294}
            className={key === "result" ? styles.strong : undefined}
          />
        </g>
      ))}
      <path d="M200 300h26m-6-5 6 5-6 5" className={styles.arrow} />
      <path d="M104 276H40a8 8 0 0 1-8-8V163m-5 6 5-6 5 6" className={styles.back} />
      <PictureText text={words.back} x={48} y={304} className={styles.backText} />
    </svg>
  );
}

interface PictureTextProps {
  /** Its lines, separated by line feeds: SVG text does not wrap by itself. */
  text: string;
  x: number;
  /** The baseline of the first line. */
  y: number;
  anchor?: "start" | "middle" | "end";
  className?: string;
}

/** Line height in SVG units: room for the marks above and below Burmese and Khmer letters. */
const LINE = 22;

/** Text in an illustration. */
function PictureText({ text, x, y, anchor = "middle", className }: PictureTextProps) {
  return (
    <text textAnchor={anchor} className={className}>
      {text.split("\n").map((line, at) => (
        <tspan key={line} x={x} y={y + at * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

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
