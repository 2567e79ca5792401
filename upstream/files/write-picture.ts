/** Uploaded pictures are never stored as received: they are decoded, turned upright, shrunk and encoded again. */
import sharp, { type ResizeOptions } from "sharp";
import { Fault } from "@/lib/contract/fault";
import type { FilePurpose } from "@/lib/contract/files";

// Two pictures at once are enough for this process; sharp's cache is of no use, since no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Maximum number of pixels: more than a phone's camera has, fewer than a decompression bomb. A JPEG is shrunk
 * while it is decoded; other formats are decoded whole, up to a second at 49 million pixels, but in practice they
 * are screenshots of a few million.
 */
const MOST_PIXELS: Readonly<Record<string, number>> = { jpeg: 50_000_000, png: 16_000_000, webp: 16_000_000 };

/** Longest side in pixels: an avatar is cropped square, a slip must stay readable. */
const sizes: Record<FilePurpose, ResizeOptions> = {
  avatar: { width: 512, height: 512, fit: "cover" },
  "transfer-slip": { width: 1600, height: 2400, fit: "inside", withoutEnlargement: true },
};

export interface WrittenPicture {
  mediaType: "image/jpeg";
  content: Buffer;
}

/** A JPEG of the pixels only, without metadata. Throws `file-unreadable` for unknown formats. */
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
