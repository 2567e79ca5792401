import { familiesOf, pageFonts } from "./page-fonts";

/**
 * An element as a PNG, drawn by the browser itself, so that Thai, Khmer and Burmese marks look as on the page.
 * @param scale pixels of the picture for one CSS pixel
 */
export async function drawPicture(element: HTMLElement, scale: number): Promise<Blob> {
  const [{ domToBlob }, cssText] = await Promise.all([
    import("modern-screenshot"),
    pageFonts(familiesOf(element)),
    document.fonts.ready,
  ]);
  const blob = await domToBlob(element, { scale, type: "image/png", font: { cssText } });
  if (!blob || blob.size === 0) throw new Error("the browser drew nothing");
  return blob;
}
