/** As far as it is used here; the package has no types of its own. */
declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "woff2";
    noHinting?: boolean;
    dropTables?: string[];
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
