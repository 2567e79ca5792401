/** Pictures from outside are never kept as they came: they are decoded, turned upright, shrunk and written anew. */
import sharp, { type ResizeOptions } from "sharp";
import { Fault } from "@/lib/contract/fault";
import type { FilePurpose } from "@/lib/contract/files";

// Two people's pictures at once are enough work for this process; what was read is not read again.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A phone's camera has fewer; a bomb has more. A JPEG is shrunk while it is decoded, the others are decoded whole and
 * cost their pixels, up to a second at 49 million: of them screenshots come, which have a few million.
 */
const MOST_PIXELS: Readonly<Record<string, number>> = { jpeg: 50_000_000, png: 16_000_000, webp: 16_000_000 };

/** Longest sides, pixels: an avatar is cut square, a slip stays readable. */
const sizes: Record<FilePurpose, ResizeOptions> = {
  avatar: { width: 512, height: 512, fit: "cover" },
  "transfer-slip": { width: 1600, height: 2400, fit: "inside", withoutEnlargement: true },
};

export interface WrittenPicture {
  mediaType: "image/jpeg";
  content: Buffer;
}

/** A JPEG without anything but its pixels. Throws `file-unreadable` for whatever is no picture of a known kind. */
export async function writePicture(bytes: Uint8Array, purpose: FilePurpose): Promise<WrittenPicture> {
  try {
    const read = sharp(bytes, { limitInputPixels: MOST_PIXELS.jpeg, failOn: "error" });
    const { format, width, height } = await read.metadata();
    if (width * height > (MOST_PIXELS[format] ?? 0))
      throw new Error(`not taken: ${format}, ${width}x${height}`);
    const content = await read
      .rotate()
      .resize(sizes[purpose])
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    return { mediaType: "image/jpeg", content };
  } catch (error) {
    throw new Fault("file-unreadable", undefined, error instanceof Error ? error.message.slice(0, 200) : "");
  }
}
