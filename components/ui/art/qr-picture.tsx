import QRCode from "qrcode";
import styles from "./qr-picture.module.css";

/** A text as a QR code, rendered on the server, so that no library is loaded. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={pathOf(modules)} fill="currentColor" />
    </svg>
  );
}

/** The quiet zone that readers need, in modules. */
const quietZone = 4;

/** Dark modules as one path, each run of a row one stroke. */
function pathOf({ size, data }: { size: number; data: Uint8Array }): string {
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!data[row * size + from]) continue;
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      path += `M${from + quietZone} ${row + quietZone}h${to - from}v1h${from - to}z`;
      from = to;
    }
  }
  return path;
}
