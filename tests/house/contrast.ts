/** WCAG 2 contrast of two #rrggbb colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export type Palette = Record<string, string>;

/** A custom property that holds a #rrggbb colour, or one for each scheme: `light-dark(#rrggbb, #rrggbb)`. */
const named = /(--[\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/gi;

/** The colours that a style sheet names for the whole page, in each scheme. */
export function palettesOf(css: string): { light: Palette; dark: Palette } {
  const [light, dark]: [Palette, Palette] = [{}, {}];
  for (const { body } of rulesOf(css).filter(({ selectors }) => selectors === ":root"))
    for (const [, name = "", inLight, inDark, inBoth = ""] of body.matchAll(named)) {
      light[name] = inLight ?? inBoth;
      dark[name] = inDark ?? inBoth;
    }
  return { light, dark };
}

/** The innermost rules of a style sheet: selectors and declarations. */
export function rulesOf(css: string): { selectors: string; body: string }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", body = ""]) => ({
    selectors: selectors.trim(),
    body,
  }));
}
