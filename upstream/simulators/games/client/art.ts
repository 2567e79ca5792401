/** Drawings of 64 by 64, as the contents of SVG symbols. */
const eye = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="3.4" fill="#fff"/><circle cx="${x}" cy="${y}" r="1.9" fill="#1b1b1b"/>`;

export const art: Readonly<Record<string, string>> = {
  lotus: `<path d="M32 10c7 8 9 18 9 26a9 9 0 0 1-18 0c0-8 2-18 9-26z" fill="#f7a8c4"/><path d="M13 19c10 3 16 11 18 27-12 0-20-10-18-27zM51 19c-10 3-16 11-18 27 12 0 20-10 18-27z" fill="#e86d9a"/><path d="M4 34c11-1 21 4 27 15-12 6-24-1-27-15zM60 34c-11-1-21 4-27 15 12 6 24-1 27-15z" fill="#c93f76"/><path d="M18 53h28" stroke="#2f7d4f" stroke-width="5" stroke-linecap="round"/>`,
  elephant: `<path d="M14 30c0-10 9-17 21-17 13 0 20 9 20 20v17h-9V40H30v10h-9V40c-2 5-2 9-1 13a5 5 0 0 1-9 2c-3-8-2-18 3-25z" fill="#8ea3c4"/><path d="M26 20c8-4 16 1 16 9s-7 11-12 8-9-12-4-17z" fill="#6d84aa"/><path d="M15 42c4 1 6 4 6 8" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>${eye(21, 28)}<path d="M30 13h18l-3 7H33z" fill="#e0b23c"/>`,
  gem: `<path d="M18 14h28l12 15-26 25L6 29z" fill="#35b6c9"/><path d="M18 14l14 15 14-15M6 29h52M32 29v25" stroke="#d9fbff" stroke-width="2.4" fill="none" stroke-linejoin="round"/><path d="M18 14l-12 15h26z" fill="#7fe0ec"/>`,
  coin: `<circle cx="32" cy="32" r="24" fill="#d69a1c"/><circle cx="32" cy="32" r="19" fill="#f4c64a"/><path d="M25 25h14v14H25z" fill="#8a5a00"/><path d="M16 26c2-5 6-9 11-10" stroke="#fff3c4" stroke-width="3.4" stroke-linecap="round" fill="none"/>`,
  fish: `<path d="M46 32l14-12v24z" fill="#d9571f"/><path d="M4 32c8-17 32-19 45 0-13 19-37 17-45 0z" fill="#f58a3c"/><path d="M24 18c5 9 5 19 0 28" stroke="#fff" stroke-width="3.4" fill="none"/><path d="M34 19c4 8 4 18 0 26" stroke="#fff" stroke-width="2.6" fill="none"/>${eye(15, 28)}`,
  leaf: `<path d="M32 6c17 9 22 26 0 50C10 32 15 15 32 6z" fill="#3f9a5a"/><path d="M32 14v44M32 28l9-7M32 28l-9-7M32 40l9-8M32 40l-9-8" stroke="#c8efcf" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
  prawn: `<path d="M50 12c-22-4-40 8-40 24 0 12 9 19 20 18l2-8c-7 0-11-4-11-10 0-9 11-15 27-13z" fill="#ef6b4a"/><path d="M20 28l9 5M17 36l10 1M19 45l9-4M30 20l5 8M40 17l1 8" stroke="#ffd2c2" stroke-width="2.6"/><path d="M30 54l-2 7 8-4 2 4 2-9-8-6z" fill="#c8452b"/><path d="M50 12c5-4 9-4 12-2M50 14c5 0 8 3 10 8" stroke="#ef6b4a" stroke-width="2.4" fill="none" stroke-linecap="round"/>${eye(46, 17)}`,
  crab: `<path d="M12 30C4 26 3 15 10 9c0 6 3 7 7 6-1 6 1 9 3 12zM52 30c8-4 9-15 2-21 0 6-3 7-7 6 1 6-1 9-3 12z" fill="#d63c30"/><path d="M10 40l-7 5M13 46l-6 8M54 40l7 5M51 46l6 8" stroke="#d63c30" stroke-width="4" stroke-linecap="round"/><ellipse cx="32" cy="38" rx="22" ry="15" fill="#e8574a"/><path d="M24 44c5 4 11 4 16 0" stroke="#7d1710" stroke-width="2.6" fill="none" stroke-linecap="round"/>${eye(25, 30)}${eye(39, 30)}`,
  rooster: `<path d="M12 42c0-14 10-15 18-15l2-12c4-6 13-5 15 1l7 3-6 4c-1 6-3 9-2 15 0 13-9 18-17 18-10 0-17-5-17-14z" fill="#f2b544"/><path d="M12 42C4 38 3 28 8 22c1 4 3 6 6 6-2-5 0-9 4-11 0 8 6 11 12 10-5 5-10 9-18 15z" fill="#2b7a5c"/><path d="M32 14c-1-6 3-8 5-5 2-5 7-4 7 1 4-1 5 3 3 6-5-4-10-4-15-2zM46 22c3 3 2 7-1 7s-3-4 1-7z" fill="#d63c30"/><path d="M27 55v6m8-6v6" stroke="#c98a13" stroke-width="3.4" stroke-linecap="round"/>${eye(40, 17)}`,
  gourd: `<path d="M32 12c7 0 11 5 10 11-1 5-2 6 2 9 8 5 10 24-12 24s-20-19-12-24c4-3 3-4 2-9-1-6 3-11 10-11z" fill="#8dbb4a"/><path d="M25 36c-4 4-4 11 0 14" stroke="#dff2b8" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M32 13c-1-4 1-7 6-8" stroke="#5d7a28" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M21 31c7 4 15 4 22 0" stroke="#d63c30" stroke-width="3.4" fill="none"/>`,
  tiger: `<path d="M12 20L10 8l12 6zM52 20l2-12-12 6z" fill="#c9741b"/><path d="M32 12c15 0 23 9 23 22 0 14-11 22-23 22S9 48 9 34c0-13 8-22 23-22z" fill="#f2a03c"/><path d="M32 13v9M25 14l2 7M39 14l-2 7M10 33l8 1M11 41l7-1M54 33l-8 1M53 41l-7-1" stroke="#5b2c06" stroke-width="3.2" stroke-linecap="round"/><ellipse cx="32" cy="45" rx="11" ry="8" fill="#fff3df"/><path d="M29 41h6l-3 4zM32 45v3" fill="#5b2c06" stroke="#5b2c06" stroke-width="1.6"/>${eye(23, 33)}${eye(41, 33)}`,
};

const at: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [[32, 32]],
  1: [
    [18, 18],
    [46, 46],
  ],
  2: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  3: [
    [18, 18],
    [46, 18],
    [18, 46],
    [46, 46],
  ],
  4: [
    [18, 18],
    [46, 18],
    [32, 32],
    [18, 46],
    [46, 46],
  ],
  5: [
    [18, 16],
    [46, 16],
    [18, 32],
    [46, 32],
    [18, 48],
    [46, 48],
  ],
};

/** The pips of a die's face, from 0 to 5; a single one is red, as on Asian dice. */
export const spots = (face: number): string =>
  (at[face] ?? [])
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${face === 0 ? 9 : 6}" fill="${face === 0 ? "#c62828" : "#0b1f3a"}"/>`,
    )
    .join("");

/** A drawing as an element. */
export function drawing(inside: string, label = ""): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 64 64");
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  // Constant markup from this file, so innerHTML is safe.
  svg.innerHTML = inside;
  return svg;
}
