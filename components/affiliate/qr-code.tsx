import { create } from "qrcode";
import styles from "./qr-code.module.css";

/** Quiet zone, in modules: without it cameras do not find the code. */
const QUIET = 4;

/**
 * A QR code as one path, rendered on the server, so that no script is loaded. Dark on white in every theme, as
 * cameras need it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} className={styles.ground} />
      <path d={pathOf(modules.data, modules.size)} className={styles.dark} />
    </svg>
  );
}

/** Runs of dark modules, row by row. */
function pathOf(data: ArrayLike<number>, size: number): string {
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let from = 0; from < size; from++) {
      let length = 0;
      while (from + length < size && data[row * size + from + length]) length += 1;
      if (length > 0) path += `M${from + QUIET} ${row + QUIET}h${length}v1h-${length}z`;
      from += length;
    }
  }
  return path;
}
