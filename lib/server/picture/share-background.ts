import type { Family } from "@/lib/domain/rounds/family";
import { SHARE_SIZE } from "@/lib/domain/site/share-picture";

/** The far corner of the background: each family has its own, the site the colour of a festival night. */
const corners: Record<Family, string> = {
  gov: "#6b4f0e",
  stock_th: "#0f5a58",
  stock_foreign: "#2f3f9a",
  yeekee: "#7c3212",
  set_4: "#5c2760",
};
const siteCorner = "#4a3463";

export interface Disc {
  x: number;
  y: number;
  radius: number;
  fill: string;
  ring: string;
}

const { width, height } = SHARE_SIZE;

/**
 * The picture without its words: colours, arcs, the site's mark, and discs for digits. Over an illustration the
 * colours fade from the left to the right, so that the words stay readable.
 */
export function shareBackground(family: Family | null, discs: readonly Disc[], hasArt: boolean): string {
  const corner = family ? corners[family] : siteCorner;
  const balls = discs.map(
    ({ x, y, radius, fill, ring }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${ring}" stroke-width="5"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">`,
    hasArt ? fade : plain(corner),
    `<g transform="translate(64 44) scale(2.1)">${mark}</g>`,
    `<path d="M64 548h1072" stroke="#d4af37" stroke-opacity=".5" stroke-width="3"/>`,
    ...balls,
    "</svg>",
  ].join("");
}

const plain = (corner: string): string =>
  [
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0b1f3a"/><stop offset=".5" stop-color="#132a4d"/><stop offset="1" stop-color="${corner}"/></linearGradient></defs>`,
    `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>`,
    '<path d="M-40 640C260 220 940 220 1240 640M80 680C360 320 840 320 1120 680" fill="none" stroke="#d4af37" stroke-opacity=".16" stroke-width="4"/>',
    '<path d="M1060 70v36M1042 88h36M1140 170v24M1128 182h24M980 46v20M970 56h20" stroke="#d4af37" stroke-width="4"/>',
  ].join("");

const fade = [
  '<defs><linearGradient id="f"><stop offset=".34" stop-color="#0b1f3a"/><stop offset=".5" stop-color="#0b1f3a" stop-opacity=".6"/><stop offset=".64" stop-color="#0b1f3a" stop-opacity="0"/></linearGradient>',
  '<linearGradient id="b" x2="0" y2="1"><stop offset=".8" stop-color="#0b1f3a" stop-opacity="0"/><stop offset=".88" stop-color="#0b1f3a" stop-opacity=".86"/></linearGradient></defs>',
  `<path fill="url(#f)" d="M0 0h${width}v${height}H0z"/><path fill="url(#b)" d="M0 0h${width}v${height}H0z"/>`,
].join("");

/** The site's mark in a square of 36. */
const mark =
  '<path d="M4 16.5 18 5l14 11.5" fill="none" stroke="#d4af37" stroke-width="2.6"/><path d="M8 15.5V30h20V15.5" fill="none" stroke="#d4af37" stroke-width="2"/><circle cx="18" cy="20.5" r="7" fill="#d4af37"/><path d="M15.2 17.3h5.6l-3.4 6.8" fill="none" stroke="#0b1f3a" stroke-width="1.9"/>';
